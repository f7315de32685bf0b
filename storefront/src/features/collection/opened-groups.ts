import { useCallback, useLayoutEffect, useState } from 'react';
import { tabValues } from '../storage/guarded-storage.ts';

const PREFIX = 'opened-groups|';

/** `useLayoutEffect` has nothing to do on the server. */
const useBeforePaint = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * How many further groups of a list stand open, remembered for one history entry (`entry` names it), so that Back finds
 * the list as long as it was left and the scroll position still fits. The server's and the first render's answer is 0.
 */
export function useOpenedGroups(entry: string): readonly [opened: number, open: (groups: number) => void] {
  const [opened, setOpened] = useState(0);

  useBeforePaint(() => setOpened(Number(tabValues.read(PREFIX + entry) ?? 0)), [entry]);

  const open = useCallback(
    (groups: number) => {
      setOpened((known) => Math.max(known, groups));
      tabValues.write(PREFIX + entry, String(groups));
    },
    [entry],
  );
  return [opened, open];
}
