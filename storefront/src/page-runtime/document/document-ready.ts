type ReadyDocument = EventTarget & Pick<Document, 'readyState'>;
type ReadyWindow = EventTarget & { setTimeout(then: () => void, milliseconds: number): unknown };

/** Runs `then` exactly once: in a timer of 0 ms when the document is parsed already, otherwise as soon as it is. */
export function whenReady(document: ReadyDocument, window: ReadyWindow, then: () => void): void {
  if (document.readyState !== 'loading') {
    window.setTimeout(then, 0);
    return;
  }
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    then();
  };
  document.addEventListener('DOMContentLoaded', once, { once: true });
  window.addEventListener('load', once, { once: true });
}
