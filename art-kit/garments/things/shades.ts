import type { Part, Silhouette } from '../../cloth/part.ts';
import { darken } from '../../colour.ts';
import { mirror } from '../sewing/mirror.ts';

/** Polished acetate. */
const ACETATE = { wrinkle: 0, grain: 0.006, tone: 0.85 } as const;

const RIM =
  'M418 470 C424 428 470 410 540 408 C616 404 690 414 712 436 C724 450 716 468 706 486 C696 560 660 612 580 614 C500 616 436 574 424 500 C422 490 418 480 418 470Z';
const GLASS =
  'M446 480 C452 446 486 438 540 436 C606 432 664 440 682 456 C690 466 684 480 678 494 C668 550 640 586 578 587 C514 588 460 554 448 500Z';
/** Over the nose. */
const BRIDGE = 'M368 458 C384 432 416 432 432 458 L428 500 C416 470 384 470 372 500Z';
/** Folded behind the glasses, seen below and between them. */
const TEMPLE = 'M700 440 C690 520 640 590 560 640 L300 706 C270 712 262 690 286 678 L540 612 C610 570 660 510 676 440Z';

const glass = (shape: string, dx: number): Part => ({
  ...ACETATE,
  d: shape,
  fill: (_, trim) => darken(trim, 0.74),
  puff: [
    [3, 1],
    [30, 5],
  ],
  shadow: 0,
  // Light comes from one side, so both glasses gleam the same way.
  overlay: () =>
    `<path d="M${474 + dx} 560 L${572 + dx} 430" stroke="#fff" stroke-opacity=".3" stroke-width="28"/>` +
    `<path d="M${520 + dx} 568 L${622 + dx} 430" stroke="#fff" stroke-opacity=".18" stroke-width="9"/>`,
});

const rim = (shape: string, inner: string, dx: number): Part => ({
  ...ACETATE,
  d: shape,
  cut: inner,
  print: { scale: 0.5, dx },
  puff: [
    [3, 2.6],
    [9, 5],
  ],
  shadow: 0.34,
});

const temple = (d: string, dim: number): Part => ({
  ...ACETATE,
  d,
  print: { scale: 0.5, rotate: 14 },
  puff: [
    [3, 2.4],
    [9, 4],
  ],
  dim,
});

const hinge = (x: number): string =>
  `<circle cx="${x}" cy="446" r="4.5" fill="#f3dfae" stroke="#8a7440" stroke-width="1.2"/><circle cx="${x}" cy="462" r="4.5" fill="#f3dfae" stroke="#8a7440" stroke-width="1.2"/>`;

/** Acetate sunglasses, folded. */
export const shades: Silhouette = {
  name: 'shades',
  parts: [
    temple(mirror(TEMPLE), 0.78),
    temple(TEMPLE, 0.84),
    glass(GLASS, 0),
    glass(mirror(GLASS), -282),
    { ...rim(RIM, GLASS, 0), overlay: () => hinge(700) },
    { ...rim(mirror(RIM), mirror(GLASS), 50), overlay: () => hinge(100) },
    { ...ACETATE, d: BRIDGE, print: { scale: 0.5 }, puff: [[4, 4]], shadow: 0.3 },
  ],
};
