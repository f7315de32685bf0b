/** How a journey is walked by night alone. */
const BY_NIGHT = { tag: '@nightly' } as const;

/** Of cases that go one way the first is walked by day, the others by night. */
export const firstByDay = (index: number): { tag?: '@nightly' } => (index === 0 ? {} : BY_NIGHT);
