// Script inside 404.html where the address of the site is not known: of the folders above the missing page, the
// site's is the one that has the element.
const segments = location.pathname.split('/').slice(0, -1);
for (let depth = segments.length; depth > 0; depth--) {
  const root = `${segments.slice(0, depth).join('/')}/`;
  const answer = await fetch(`${root}element.js`, { method: 'HEAD' }).catch(() => null);
  if (!(answer?.ok && answer.headers.get('content-type')?.includes('javascript'))) continue;
  for (const link of document.querySelectorAll('a[data-path]')) {
    link.setAttribute('href', root + link.dataset.path);
  }
  break;
}
