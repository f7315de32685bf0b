import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what was typed into a server-rendered field before it came alive. Hydration leaves those words in the field but
 * knows nothing of them: the next render would wipe them out. `onTyped` gets them once, before that render.
 */
export function useEarlyTyping(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onTyped: (value: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there when the field came alive counts
  useLayoutEffect(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onTyped(typed);
  }, []);
}
