// Colours of the style sheet as a picture needs them: resolved for the theme that is shown.

/** Each name's custom property, `--a` for `a`, as an RGB colour. */
export function cssColors<Name extends string>(
  properties: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const probe = document.createElement('i');
  document.body.append(probe);
  const colors = {} as Record<Name, string>;
  for (const [name, property] of Object.entries(properties) as [Name, string][]) {
    probe.style.color = `var(${property})`;
    colors[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return colors;
}
