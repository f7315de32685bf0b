import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { belowFold } from '../../../page-runtime/later.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Badge } from '../../../ui/messages/badge.tsx';
import { useDialog } from '../../../ui/overlays/use-dialog.ts';
import { Picture, type PictureSource } from '../../../ui/picture.tsx';
import { useRoving } from '../../../ui/rails/use-roving.ts';
import { thumbOf } from '../../../ui/thumb.ts';
import { ShareButton } from '../../share/share-button.tsx';
import { BADGE_TONES } from '../card/badge-tones.ts';
import type { CardBadge } from '../card/card-badges.ts';
import type { Body } from './bodies.ts';
import { BodyChoice } from './body-choice.tsx';
import styles from './gallery.module.css';
import { useGalleryMotion } from './use-gallery-motion.ts';

/** A sideways row of pictures that snaps; the browser scrolls it, this only follows and leads. */
interface GallerySlider {
  track: RefObject<HTMLUListElement | null>;
  /** The picture in view, from 0. */
  current: number;
  show(index: number): void;
}

/** The row as the browser has it: at first not all of its pictures are there. */
type Row = Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth' | 'childElementCount'>;

/** Where the row stands. At its end that is the last picture, even where several are in view. */
export function pictureInView(row: Row): number {
  const { scrollLeft, scrollWidth, clientWidth, childElementCount } = row;
  if (scrollWidth === 0) return 0;
  const atEnd = scrollWidth > clientWidth && scrollLeft + clientWidth >= scrollWidth - 2;
  return atEnd ? childElementCount - 1 : Math.round(scrollLeft / (scrollWidth / childElementCount));
}

function useGallerySlider(): GallerySlider {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const follow = (): void => setCurrent(pictureInView(element));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, []);

  // Whether this glides or jumps is the style sheet's choice (reduced motion).
  const show = (index: number): void => {
    const element = track.current;
    if (!element) return;
    const count = element.childElementCount;
    element.scrollTo({ left: Math.min(Math.max(index, 0), count - 1) * (element.scrollWidth / count) });
  };

  return { track, current, show };
}

const loadZoom = () => import('./zoom-dialog.tsx').then((module) => module.ZoomDialog);

const SLIDER_SIZES = '(min-width: 1440px) 704px, (min-width: 640px) 50vw, 100vw';

interface GalleryProps {
  /** The product's handle and name. */
  handle: string;
  name: string;
  pictures: readonly PictureSource[];
  badge: CardBadge | undefined;
  /** Which of the pictures show it in which size. */
  bodies: readonly Body[];
}

/**
 * The product's pictures: a row that scrolls and snaps, small pictures and arrows to jump with. Without scripts the row
 * still scrolls and the small pictures are links into it. A press on a picture shows it close up.
 */
export function Gallery({ handle, name, pictures, badge, bodies }: GalleryProps) {
  const { track, current, show } = useGallerySlider();
  const { row, tabIndex } = useRoving(current, { onMove: show, atOnce: true });
  useGalleryMotion(track, handle);
  const zoom = useDialog(loadZoom);
  const [pressed, setPressed] = useState(0);
  const several = pictures.length > 1;

  const slides: Omit<SlidesProps, 'pictures'> = {
    tabIndex,
    prepare: zoom.prepare,
    zoomInto(index) {
      setPressed(index);
      zoom.show();
    },
  };
  return (
    <div className={styles.gallery}>
      {several && <Thumbs pictures={pictures} current={current} show={show} />}
      <div className={styles.slider}>
        <ShareButton name={name} />
        {badge && (
          <div className={styles.badge}>
            <Badge tone={BADGE_TONES[badge.kind]}>{badge.label}</Badge>
          </div>
        )}
        <ul ref={track} className={styles.track} aria-label="Product pictures" {...row}>
          <Slides pictures={pictures.slice(0, IN_SIGHT)} {...slides} />
          <SlidesBeyond pictures={pictures.slice(IN_SIGHT)} from={IN_SIGHT} {...slides} />
        </ul>
        {several && (
          <>
            <span className={styles.counter} aria-hidden="true">
              {current + 1} / {pictures.length}
            </span>
            <div className={styles.arrows}>
              <IconButton
                variant="float"
                icon="left"
                label="Picture before"
                aria-disabled={current === 0}
                onClick={() => show(current - 1)}
              />
              <IconButton
                variant="float"
                icon="right"
                label="Next picture"
                aria-disabled={current === pictures.length - 1}
                onClick={() => show(current + 1)}
              />
            </div>
          </>
        )}
      </div>
      {bodies.length > 0 && <BodyChoice bodies={bodies} current={current} show={show} pictureId={pictureId} />}
      {zoom.Dialog && (
        <zoom.Dialog
          open={zoom.open}
          onClose={zoom.close}
          handle={handle}
          pictures={pictures}
          first={pressed}
          onShow={show}
        />
      )}
    </div>
  );
}

const pictureId = (index: number): string => `picture-${index + 1}`;

/** On tablets two stand side by side. */
const IN_SIGHT = 2;

interface SlidesProps {
  pictures: readonly PictureSource[];
  /** How many stand before them. */
  from?: number;
  tabIndex: (index: number) => -1 | undefined;
  /** A finger or the focus is near. */
  prepare: () => void;
  zoomInto: (index: number) => void;
}

/** By place: another print puts its pictures where this one's stand, without a blank between them. */
function Slides({ pictures, from = 0, tabIndex, prepare, zoomInto }: SlidesProps) {
  return pictures.map((picture, place) => {
    const index = from + place;
    return (
      <li key={pictureId(index)} id={pictureId(index)}>
        <button
          type="button"
          className={styles.closer}
          tabIndex={tabIndex(index)}
          aria-haspopup="dialog"
          onClick={() => zoomInto(index)}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Picture source={picture} sizes={SLIDER_SIZES} priority={index === 0 ? 'hero' : undefined} />
        </button>
      </li>
    );
  });
}

const SlidesBeyond = belowFold(Slides);

interface ThumbsProps {
  pictures: readonly PictureSource[];
  current: number;
  show: (index: number) => void;
}

function Thumbs({ pictures, current, show }: ThumbsProps) {
  const { row, tabIndex } = useRoving(current, { atOnce: true });
  return (
    <nav className={styles.thumbs} aria-label="Pictures" {...row}>
      <ThumbLinks {...{ pictures, current, show, tabIndex }} />
    </nav>
  );
}

/** Phones show none of them. */
const ThumbLinks = belowFold(function ThumbLinks({
  pictures,
  current,
  show,
  tabIndex,
}: ThumbsProps & Pick<SlidesProps, 'tabIndex'>) {
  const jump = (event: MouseEvent, index: number): void => {
    event.preventDefault();
    show(index);
  };
  return pictures.map((picture, index) => (
    <a
      key={pictureId(index)}
      href={`#${pictureId(index)}`}
      tabIndex={tabIndex(index)}
      aria-label={`Picture ${index + 1}`}
      aria-current={index === current ? 'true' : undefined}
      onClick={(event) => jump(event, index)}
    >
      <img src={thumbOf(picture)} alt="" width="84" height="105" loading="lazy" decoding="async" />
    </a>
  ));
});
