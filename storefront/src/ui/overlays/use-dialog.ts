import { type ComponentType, useState } from 'react';

/** What every dialog that is fetched on intent takes at least. */
export interface DialogState {
  open: boolean;
  onClose: () => void;
}

/** What opens and is fetched when somebody comes near what opens it: a dialog, or something smaller that asks for no `open`. */
type Closable = Pick<DialogState, 'onClose'>;

/** A dialog that is fetched when somebody comes near what opens it. */
export interface LazyDialog<Props extends Closable> {
  /** Undefined until it has been fetched; render it then, closed or open. What is no dialog is rendered while it is open. */
  Dialog: ComponentType<Props> | undefined;
  open: boolean;
  /** It was wanted and could not be fetched. */
  failed: boolean;
  /** Fetches it: a pointer or the focus is near. */
  prepare: () => void;
  show: () => void;
  close: () => void;
}

/** Holds a dialog whose script `load` fetches: `{chart.Dialog && <chart.Dialog open={chart.open} … />}`. */
export function useDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<Props> }>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  return {
    Dialog: dialog?.Dialog,
    open,
    failed,
    prepare: () => void load().catch(() => undefined),
    show: () => {
      setFailed(false);
      // With the press that wants it: what was fetched before would wait for its turn once more.
      if (dialog) return setOpen(true);
      load().then(
        (Dialog) => {
          setDialog({ Dialog });
          setOpen(true);
        },
        () => setFailed(true),
      );
    },
    close: () => {
      setOpen(false);
      setFailed(false);
    },
  };
}
