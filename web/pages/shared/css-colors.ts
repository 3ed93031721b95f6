// Colors of the style sheet for a picture, which custom properties mean nothing to.

/** Custom properties as RGB colors of the theme that is shown. */
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
