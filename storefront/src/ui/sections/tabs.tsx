import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

interface Tab {
  label: string;
  content: ReactNode;
}

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Several views of one thing in one place; arrow keys move between the tabs. A single view comes without tabs. */
export function Tabs({ label, tabs, beside }: { label: string; tabs: readonly Tab[]; beside?: ReactNode }) {
  const id = useId();
  const [wanted, setWanted] = useState(0);
  const last = tabs.length - 1;
  const at = Math.min(wanted, last);

  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = MOVES[event.key]?.(at, last);
    if (next === undefined) return;
    event.preventDefault();
    setWanted(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <div className={styles.bar}>
        {tabs.length > 1 && (
          <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
            {tabs.map((tab, index) => (
              <button
                key={tab.label}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-selected={index === at}
                aria-controls={`${id}-panel`}
                tabIndex={index === at ? 0 : -1}
                className={styles.tab}
                onClick={() => setWanted(index)}
              >
                {tab.label}
              </button>
            ))}
          </div>
        )}
        {beside}
      </div>
      <div id={`${id}-panel`} {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${at}` })}>
        {tabs[at]?.content}
      </div>
    </>
  );
}
