// #firstHit
export function firstHit(tree, boxAt, triangleAt) {
  let nearest = Number.POSITIVE_INFINITY;
  let found = -1;
  const visit = ({ parts, numbers }, enter) => {
    if (enter === Number.POSITIVE_INFINITY || enter > nearest) return; // #behindHit
    for (const i of numbers ?? []) {
      const t = triangleAt(i);
      if (t < nearest) [nearest, found] = [t, i];
    }
    const entered = (parts ?? []).map((part) => [part, boxAt(part.bounds)]);
    const [a, b] = entered;
    if (b && b[1] < a[1]) entered.reverse(); // #nearerFirst
    for (const [part, t] of entered) visit(part, t);
  };
  visit(tree, boxAt(tree.bounds));
  return found;
}
