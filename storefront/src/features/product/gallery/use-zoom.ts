import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Box, type Point, panned, toggled, WHOLE, type ZoomView, zoomedTo } from './zoom-geometry.ts';

/** One press of a + or - button or key. */
const STEP = 1.5;
const DOUBLE_TAP_MS = 320;
const TAP_SLACK = 10;
const SWIPE_FROM = 48;

export interface Zoom {
  viewport: RefObject<HTMLDivElement | null>;
  view: ZoomView;
  /** How far a finger has pulled the whole picture aside or down: a swipe in the making. */
  pull: Point;
  /** A hand is on the picture: it follows without easing. */
  held: boolean;
  zoomIn(): void;
  zoomOut(): void;
  reset(): void;
  pan(by: Point): void;
  /** Go on the viewport. */
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >;
}

interface Tap extends Point {
  at: number;
}

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < TAP_SLACK * 3;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const STILL: Point = { x: 0, y: 0 };

/** A swipe goes sideways or down, whichever it does more; a picture does not leave upwards. */
function pulled(from: Point, to: Point): Point {
  const along = { x: to.x - from.x, y: to.y - from.y };
  return Math.abs(along.x) >= Math.abs(along.y) ? { x: along.x, y: 0 } : { x: 0, y: Math.max(along.y, 0) };
}

/** What swipes over the whole picture do. */
export interface ZoomSwipes {
  aside: (direction: -1 | 1) => void;
  down: () => void;
}

/**
 * Looking closely with fingers, mouse or buttons: pinch, double tap or click, wheel, drag; swipes over the whole picture
 * are told to `swipes`. Everything here can also be done with the buttons and keys of whoever uses it.
 */
export function useZoom(swipes: ZoomSwipes): Zoom {
  const viewport = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ZoomView>(WHOLE);
  const [pull, setPull] = useState(STILL);
  const [held, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Tap>(undefined);
  const lastTap = useRef<Tap>(undefined);

  const box = (): Box => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = viewport.current ?? {};
    return { width, height };
  };
  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = viewport.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const scaleBy = (factor: number, point: Point = STILL): void =>
    setView((now) => zoomedTo(now, now.scale * factor, point, box()));

  // React listens to the wheel passively, and a trackpad's pinch would zoom the whole page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: works on the viewport and the latest view alone
  useEffect(() => {
    const element = viewport.current;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      scaleBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0022)), place(event));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  function drag(before: Point, now: Point, others: readonly Point[]): void {
    const [other] = others;
    if (other) {
      const by = distance(now, other) / Math.max(distance(before, other), 1);
      const from = middle(before, other);
      const to = middle(now, other);
      setView((shown) => {
        const moved = panned(shown, { x: to.x - from.x, y: to.y - from.y }, box());
        return zoomedTo(moved, moved.scale * by, to, box());
      });
    } else if (view.scale > 1) {
      setView((shown) => panned(shown, { x: now.x - before.x, y: now.y - before.y }, box()));
    } else if (start.current) {
      setPull(pulled(start.current, now));
    }
  }

  function tapped(event: PointerEvent, point: Point): void {
    const previous = lastTap.current;
    const again = previous && event.timeStamp - previous.at < DOUBLE_TAP_MS && near(previous, point);
    lastTap.current = again ? undefined : { ...point, at: event.timeStamp };
    if (again || event.pointerType === 'mouse') setView((now) => toggled(now, point, box()));
  }

  /** One finger went from here to there, and was lifted. */
  function ended(began: Point, point: Point, event: PointerEvent): void {
    const along = pulled(began, point);
    if (distance(point, began) < TAP_SLACK) tapped(event, point);
    else if (view.scale > 1) return;
    else if (along.y > SWIPE_FROM) swipes.down();
    else if (Math.abs(along.x) > SWIPE_FROM) swipes.aside(along.x < 0 ? 1 : -1);
  }

  function lift(event: PointerEvent): void {
    const point = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (fingers.current.size > 0) {
      start.current = undefined;
      return;
    }
    setHeld(false);
    setPull(STILL);
    const began = start.current;
    start.current = undefined;
    if (point && began && event.type !== 'pointercancel') ended(began, point, event);
  }

  return {
    viewport,
    view,
    pull,
    held,
    zoomIn: () => scaleBy(STEP),
    zoomOut: () => scaleBy(1 / STEP),
    reset: () => setView(WHOLE),
    pan: (by) => setView((now) => panned(now, by, box())),
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        const point = place(event);
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, point);
        start.current = fingers.current.size === 1 ? { ...point, at: event.timeStamp } : undefined;
        setPull(STILL);
        setHeld(true);
      },
      onPointerMove(event) {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now = place(event);
        fingers.current.set(event.pointerId, now);
        drag(
          before,
          now,
          [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, other]) => other),
        );
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}
