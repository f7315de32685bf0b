let observer: IntersectionObserver | undefined;
const watched = new WeakMap<Element, (inView: boolean) => void>();

/** One observer for all links. Tells when `link` comes into view and when it leaves; answers how to stop. */
export function watchLink(link: Element, changed: (inView: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const entry of entries) watched.get(entry.target)?.(entry.isIntersecting);
  });
  watched.set(link, changed);
  observer.observe(link);
  return () => {
    watched.delete(link);
    observer?.unobserve(link);
  };
}
