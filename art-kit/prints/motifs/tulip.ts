import { lighten } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import { fillPath, moved, strokePath } from '../../svg.ts';
import { leaf } from './leaf.ts';

/** A tulip on its stem, `length` tall, its middle at the origin. */
export function tulip(length: number, colour: string, stem: string): string {
  const l = length;
  return (
    strokePath(rounded`M0 ${l * 0.5}Q${l * 0.06} ${l * 0.1} 0 ${-l * 0.15}`, stem, l * 0.03) +
    moved(leaf(l * 0.5, l * 0.08, stem), 0, l * 0.45, 24) +
    moved(leaf(l * 0.4, l * 0.08, stem), 0, l * 0.45, -28) +
    fillPath(
      rounded`M${-l * 0.2} ${-l * 0.42}C${-l * 0.26} ${-l * 0.12} ${-l * 0.12} ${-l * 0.02} 0 ${-l * 0.02}C${l * 0.12} ${-l * 0.02} ${l * 0.26} ${-l * 0.12} ${l * 0.2} ${-l * 0.42}Q${l * 0.1} ${-l * 0.34} 0 ${-l * 0.5}Q${-l * 0.1} ${-l * 0.34} ${-l * 0.2} ${-l * 0.42}Z`,
      colour,
    ) +
    fillPath(
      rounded`M0 ${-l * 0.5}Q${-l * 0.16} ${-l * 0.2} 0 ${-l * 0.02}Q${l * 0.16} ${-l * 0.2} 0 ${-l * 0.5}Z`,
      lighten(colour, 0.28),
    )
  );
}
