/** Whether the shopper has not asked for things to stay where they are. */
export const wantsMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
