import type { FormEvent, RefObject } from 'react';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useEarlyTyping } from '../../ui/inputs/use-early-typing.ts';
import styles from './search-box.module.css';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Enter. */
  onSearch: () => void;
  /** What the cross does, in words. */
  closeLabel: string;
  onClose: () => void;
  ref: RefObject<HTMLInputElement | null>;
}

/** The line to type into. A form of its own address, so that it works before scripts do. */
export function SearchBox({ value, onChange, onSearch, closeLabel, onClose, ref }: SearchBoxProps) {
  useEarlyTyping(ref, value, onChange);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element would need a form inside all the same
    <form role="search" action={paths.search()} className={styles.box} onSubmit={search}>
      <Icon name="search" />
      <input
        ref={ref}
        name="q"
        aria-label="Search the bay"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder="A print, a piece, a colour"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
      />
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </form>
  );
}
