// Gives a static page the theme that its reader has chosen, before it is painted; web/shared/theme.ts stores it.
try {
  const theme = localStorage.getItem('collision-playground:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // no storage here: the browser's theme
}
