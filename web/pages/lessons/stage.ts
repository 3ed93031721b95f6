// On narrow pages the main figure stays at the top while its text scrolls. Beside another figure it makes way.

/** The part of the window, below the main figure, in which another figure counts. */
const kBelow = '-45% 0px -15% 0px';

export function connectStage(article: HTMLElement): void {
  const others = article.querySelectorAll('.inline-figure, .exercise');
  if (others.length === 0) return;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      article.classList.toggle('elsewhere', seen.size > 0);
    },
    { rootMargin: kBelow },
  );
  for (const each of others) observer.observe(each);
}
