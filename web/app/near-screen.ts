/** A figure begins to load, and goes on to draw, where it is at most so far from being seen. */
export const kNearScreen: IntersectionObserverInit = { rootMargin: '50% 0px' };
