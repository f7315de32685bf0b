import { round1 } from '../../numbers.ts';
import { fillPath } from '../../svg.ts';

/** A band of sea from a wavy upper edge down to `bottom`. Units are the scene's. */
export interface WaveBand {
  readonly y: number;
  readonly amplitude: number;
  /** Crest to crest. */
  readonly length: number;
  readonly colour: string;
  /** Shifts the crests to the right. */
  readonly phase?: number;
  /** Hex of the light edge. */
  readonly foam?: string;
}

const FOAM_WIDTH = 9;

/** The outline of a band. */
export function waveOutline(
  { y, amplitude, length, phase = 0 }: Pick<WaveBand, 'y' | 'amplitude' | 'length' | 'phase'>,
  width: number,
  bottom: number,
): string {
  let crest = `M${-length} ${y}`;
  for (let x = -length + phase; x < width + length; x += length) {
    const quarter = round1(x + length * 0.25);
    crest += `C${quarter} ${y - amplitude} ${quarter} ${y - amplitude} ${round1(x + length * 0.5)} ${y}S${round1(x + length * 0.75)} ${y + amplitude} ${round1(x + length)} ${y}`;
  }
  return `${crest}L${width + length} ${bottom}L${-length} ${bottom}Z`;
}

export function waveBand(band: WaveBand, width: number, bottom: number): string {
  const { colour, foam } = band;
  const body = waveOutline(band, width, bottom);
  const edge = foam ? fillPath(body, foam, ` transform="translate(0 ${-FOAM_WIDTH})"`) : '';
  return edge + fillPath(body, colour);
}

/** The bay: four bands of sea, lightest at the horizon. `top` is the height of the first crest. */
export function sea(width: number, bottom: number, top: number): string {
  const bands: readonly WaveBand[] = [
    { y: top, amplitude: 18, length: 310, colour: '#8ed3e6', foam: '#ffffff' },
    { y: top + 52, amplitude: 20, length: 384, colour: '#4fa9dc', phase: 72, foam: '#d6f0f6' },
    { y: top + 116, amplitude: 22, length: 456, colour: '#2f7fd0', phase: 168, foam: '#8ed3e6' },
    { y: top + 190, amplitude: 20, length: 528, colour: '#215cb0', phase: 48, foam: '#4fa9dc' },
  ];
  return bands.map((band) => waveBand(band, width, bottom)).join('');
}
