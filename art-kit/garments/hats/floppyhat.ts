import type { Part, Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { fold } from '../sewing/folds.ts';
import { straw } from './straw.ts';

/** Raffia, redder than paper straw. */
const RAFFIA = '#d9b27c';

const BRIM =
  'M400 396C560 388 720 452 764 548C790 606 742 640 690 628C640 616 604 668 540 690C470 712 410 676 350 700C280 728 214 706 168 664C120 620 44 620 34 566C26 506 220 404 400 396Z';
const CROWN = 'M230 520C222 400 276 296 400 290C524 296 578 400 570 520C520 566 280 566 230 520Z';
const SCARF = 'M226 452C300 500 500 500 574 452L576 520C500 570 300 570 226 520Z';
const TAIL_LONG =
  'M516 520C560 548 600 610 660 648C690 668 742 676 756 704C728 724 668 716 628 694C572 662 528 596 494 540Z';
const TAIL_SHORT = 'M506 526C520 578 522 640 554 702C560 724 548 740 530 738C498 700 478 610 480 536Z';

const brimRows = Array.from({ length: 8 }, (_, i) => {
  const t = i / 8;
  const [w, h] = [round1(345 - t * 170), round1(132 - t * 84)];
  return `M${400 - w} ${540 - h * 0.1}C${400 - w * 0.9} ${540 + h * 1.25} ${400 - w * 0.2} ${540 + h * 1.1} ${400} ${540 + h * 1.12}S${400 + w * 0.9} ${540 + h * 0.9} ${400 + w} ${540}`;
});

const crownRows = Array.from({ length: 12 }, (_, i) => {
  const y = 306 + i * 18;
  const half = round1(172 * Math.sqrt(Math.max(0.02, 1 - ((530 - y) / 244) ** 2.4)));
  return `M${400 - half} ${y}Q400 ${y + 40} ${400 + half} ${y}`;
});

const tail = (d: string, rotate: number, crease: string): Part => ({
  d,
  print: { scale: 0.52, rotate },
  puff: [
    [4, 3],
    [12, 6],
  ],
  folds: [fold(crease, 10, -7, 5)],
  shadow: 0.4,
  shadowOffset: [5, 10],
  wrinkle: 1.8,
});

/** Floppy raffia hat with a scarf knotted round the crown, its ends over the brim. */
export const floppyhat: Silhouette = {
  name: 'floppyhat',
  parts: [
    {
      d: BRIM,
      ...straw(brimRows, RAFFIA),
      puff: [
        [5, 3],
        [26, 8],
      ],
      folds: [
        fold('M226 540C300 610 500 610 576 540', 34, -10, 16),
        fold('M100 600Q180 560 220 520', 54, 9, 26),
        fold('M260 700Q290 640 300 590', 60, -9, 28),
        fold('M430 690Q420 640 430 600', 60, 9, 28),
        fold('M600 660Q590 610 570 570', 60, -9, 26),
        fold('M720 610Q680 560 620 520', 54, 9, 26),
      ],
    },
    {
      d: CROWN,
      ...straw(crownRows, RAFFIA),
      puff: [
        [6, 3],
        [40, 12],
        [90, 22],
      ],
      folds: [fold('M330 300C360 326 440 326 470 300', 24, -6, 12)],
      shadow: 0.46,
      shadowBlur: 14,
      shadowOffset: [6, 12],
    },
    tail(TAIL_LONG, 34, 'M520 546C570 600 620 660 730 700'),
    {
      d: SCARF,
      print: { scale: 0.52, dy: 30 },
      puff: [
        [4, 3],
        [16, 6],
      ],
      folds: [
        fold('M226 474Q400 528 574 474', 9, -7, 4),
        fold('M230 496Q400 548 572 500', 8, 6, 4),
        fold('M240 516Q400 566 566 514', 8, -6, 4),
      ],
      wrinkle: 1.8,
      shadow: 0.34,
    },
    tail(TAIL_SHORT, 78, 'M500 546C506 610 520 660 536 720'),
    {
      d: 'M474 486C492 470 526 472 538 490C548 514 540 540 524 550C504 556 482 550 474 534C466 516 466 500 474 486Z',
      print: { scale: 0.52, rotate: 60 },
      puff: [
        [4, 4],
        [14, 8],
      ],
      folds: [fold('M476 498Q506 506 534 536', 7, -8, 3), fold('M486 480Q512 492 542 512', 6, -6, 3)],
      shadow: 0.4,
      displace: 14,
    },
  ],
};
