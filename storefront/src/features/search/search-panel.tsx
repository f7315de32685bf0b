import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../page-runtime/on-demand.tsx';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { useModal } from '../../ui/overlays/use-modal.ts';
import { LostPart } from '../layout/lost-part.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-panel.module.css';
import { withoutPriceWords } from './search-price.ts';
import { tidyTerms } from './search-terms.ts';
import { usePrediction } from './use-prediction.ts';
import { nextStop } from './walk.ts';

/** The line need not wait for them. */
const PanelResults = onDemand(
  () => import('./panel-results.tsx').then((module) => module.PanelResults),
  () => null,
  LostPart,
);
// On their way as soon as the line is.
import('./panel-results.tsx').catch(() => undefined);

/**
 * Search from anywhere: what is typed is answered as it is typed, Enter goes to the search page. A native dialog over the
 * page; the arrow keys walk from the line through everything found, letters lead back to it.
 */
export function SearchPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { dialog, closers } = useModal(open, onClose);
  const input = useRef<HTMLInputElement>(null);
  const { navigate } = usePageRuntime();
  const [typed, setTyped] = useState('');
  const { terms, ...said } = withoutPriceWords(tidyTerms(typed));
  const { prediction, failed, asked } = usePrediction(terms);

  useEffect(() => {
    if (!open) return;
    input.current?.focus();
    input.current?.select();
  }, [open]);

  const search = () => {
    onClose();
    navigate(paths.search(tidyTerms(typed)));
  };
  /** The scrim is the dialog's own backdrop; a link that was followed closes too, also one to the page on show. */
  const closeOnPress = (event: MouseEvent) => {
    const { target } = event;
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) onClose();
  };
  const walk = (event: KeyboardEvent) => {
    const stops = [input.current, ...(dialog.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = stops.findIndex((stop) => stop?.matches(':focus'));
    const next = at < 0 ? undefined : nextStop(event.key, at, stops.length);
    if (next !== undefined) {
      event.preventDefault();
      stops[next]?.focus();
    } else if (at > 0 && (event.key.length === 1 || event.key === 'Backspace') && !event.ctrlKey && !event.metaKey) {
      // The letter itself still arrives: focus moves before it is typed.
      if (event.key !== ' ') input.current?.focus();
    }
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      className={styles.panel}
      {...closers}
      onClick={closeOnPress}
      onKeyDown={walk}
    >
      <div className={classNames(layout.container, styles.inside)}>
        <SearchBox
          ref={input}
          value={typed}
          onChange={(line) => {
            asked(withoutPriceWords(tidyTerms(line)).terms);
            setTyped(line);
          }}
          onSearch={search}
          closeLabel="Close search"
          onClose={onClose}
        />
        <PanelResults terms={terms} said={said} prediction={prediction} failed={failed} />
      </div>
    </dialog>
  );
}
