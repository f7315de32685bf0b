import type { Fit } from './reviews-answer.ts';

type FitCounts = Readonly<Record<Fit, number>>;

/** Where on the line from small to large the product stands, 0 to 100; undefined while too few have said. */
export function fitPlace({ small, true: fits, large }: FitCounts): number | undefined {
  const said = small + fits + large;
  return said < 3 ? undefined : Math.round(50 + ((large - small) / said) * 50);
}

/** The same in words: "58% say true to size, 25% small". */
export function fitSummary({ small, true: fits, large }: FitCounts): string {
  const said = small + fits + large;
  const percent = (count: number): string => `${Math.round((count / said) * 100)}%`;
  const other = small >= large ? `${percent(small)} small` : `${percent(large)} large`;
  return `${percent(fits)} say true to size, ${other}`;
}
