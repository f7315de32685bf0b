import { type KeyboardEvent, useEffect, useState } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useModal } from '../../../ui/overlays/use-modal.ts';
import type { PictureSource } from '../../../ui/picture.tsx';
import { savesHere } from '../../data-saver/saving.ts';
import { wholePicture } from '../../data-saver/whole-picture.ts';
import { useSharpPictures } from './use-sharp-pictures.ts';
import { useZoom, type Zoom } from './use-zoom.ts';
import styles from './zoom-dialog.module.css';
import { CLOSEST } from './zoom-geometry.ts';

interface ZoomDialogProps {
  open: boolean;
  onClose: () => void;
  /** The product's handle. */
  handle: string;
  pictures: readonly PictureSource[];
  /** The picture that was pressed, from 0. */
  first: number;
  /** Told where the shopper is, so that the gallery stands there too. */
  onShow: (index: number) => void;
}

/** Pixels an arrow key moves a picture that is larger than the viewport. */
const KEY_STEP = 80;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** What a key does with the picture on show; undefined where it does nothing. */
function keyAction(key: string, zoom: Zoom, last: number, lead: (by: number) => void, show: (index: number) => void) {
  const actions: Readonly<Record<string, () => void>> = {
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.reset,
    Home: () => show(0),
    End: () => show(last),
  };
  const arrow = ARROWS[key];
  if (!arrow) return actions[key];
  return zoom.view.scale > 1 ? () => zoom.pan({ x: arrow.x * KEY_STEP, y: arrow.y * KEY_STEP }) : () => lead(-arrow.x);
}

interface PictureRowProps {
  pictures: readonly PictureSource[];
  index: number;
  show: (index: number) => void;
}

/** All pictures small, and the way to the one before and after. */
function PictureRow({ pictures, index, show }: PictureRowProps) {
  return (
    <div className={styles.foot}>
      <IconButton
        variant="line"
        icon="left"
        label="Picture before"
        aria-disabled={index === 0}
        onClick={() => show(index - 1)}
      />
      <ul className={styles.thumbs}>
        {pictures.map(({ small }, at) => (
          <li key={small}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={`Picture ${at + 1}`}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => show(at)}
            >
              <img src={small} alt="" width="48" height="60" />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        variant="line"
        icon="right"
        label="Next picture"
        aria-disabled={index === pictures.length - 1}
        onClick={() => show(index + 1)}
      />
    </div>
  );
}

/**
 * The pictures as large as the screen, and closer: pinch, double tap, wheel, buttons, and + - 0, arrows, Home, End. A
 * swipe aside leads on, a swipe down leaves.
 */
export function ZoomDialog({ open, onClose, handle, pictures: sketched, first, onShow }: ZoomDialogProps) {
  // Whoever looks this closely has asked for the picture.
  const pictures = savesHere() ? sketched.map(wholePicture) : sketched;
  const { dialog, closers } = useModal(open, onClose);
  const [index, setIndex] = useState(first);
  const sharp = useSharpPictures(handle);
  const last = pictures.length - 1;
  const zoom = useZoom({ aside: (direction) => show(index + direction), down: onClose });
  const { view, reset } = zoom;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens where it was pressed
  useEffect(() => {
    if (!open) return;
    setIndex(first);
    reset();
  }, [open, first]);

  function show(next: number): void {
    if (next < 0 || next > last || next === index) return;
    reset();
    setIndex(next);
    onShow(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const act = keyAction(event.key, zoom, last, (by) => show(index + by), show);
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  }

  const picture = pictures[index];
  const several = pictures.length > 1;
  return (
    <dialog ref={dialog} aria-label="Pictures, close up" className={styles.zoom} {...closers} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {several && `${index + 1} / ${pictures.length}`}
        </p>
        <div className={styles.tools}>
          <IconButton icon="minus" label="Zoom out" aria-disabled={view.scale <= 1} onClick={zoom.zoomOut} />
          <IconButton icon="plus" label="Zoom in" aria-disabled={view.scale >= CLOSEST} onClick={zoom.zoomIn} />
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
      </div>
      <div
        ref={zoom.viewport}
        className={styles.viewport}
        data-close={view.scale > 1 || undefined}
        data-held={zoom.held || undefined}
        {...zoom.handlers}
      >
        {picture && (
          <img
            key={picture.large}
            src={sharp[index] ?? picture.large}
            alt={picture.alt}
            width="800"
            height="1000"
            draggable={false}
            style={{
              translate: `${view.x + zoom.pull.x}px ${view.y + zoom.pull.y}px`,
              scale: String(view.scale),
              backgroundImage: `url("${picture.small}")`,
            }}
          />
        )}
      </div>
      {several && <PictureRow {...{ pictures, index, show }} />}
    </dialog>
  );
}
