import { writeFileSync } from 'node:fs';
import { printTileSvg } from '../prints/tile.ts';

/**
 * `node art-kit/sheets/postcard.ts` draws `docs/postcard.svg`, the picture on top of the README: six prints in arch windows
 * above the water, nothing but vectors.
 */
const PRINTS = ['positano', 'gingham-cherry', 'retro-wave', 'polka', 'cabana', 'happy-check'];
const WIDTH = 1200;
const HEIGHT = 420;
const ARCH = { width: 150, height: 210, gap: 24, top: 96 };

const left = (WIDTH - PRINTS.length * ARCH.width - (PRINTS.length - 1) * ARCH.gap) / 2;

function arch(colourway: string, index: number): string {
  const x = left + index * (ARCH.width + ARCH.gap);
  const radius = ARCH.width / 2;
  const bottom = ARCH.top + ARCH.height;
  const outline = `M${x} ${bottom}V${ARCH.top + radius}a${radius} ${radius} 0 0 1 ${ARCH.width} 0V${bottom}Z`;
  const tile = Buffer.from(printTileSvg(colourway)).toString('base64');
  const images = [0, 1].map(
    (row) =>
      `<image href="data:image/svg+xml;base64,${tile}" x="${x}" y="${ARCH.top + row * ARCH.width}" width="${ARCH.width}" height="${ARCH.width}"/>`,
  );
  return `<clipPath id="a${index}"><path d="${outline}"/></clipPath><g clip-path="url(#a${index})">${images.join('')}</g>`;
}

/** A band of water: a wave edge at `y`, filled to the bottom. */
function wave(y: number, amplitude: number, colour: string): string {
  const length = 200;
  const crests = Array.from(
    { length: WIDTH / length },
    () => `q${length / 4} ${-amplitude} ${length / 2} 0t${length / 2} 0`,
  );
  return `<path d="M0 ${y}${crests.join('')}V${HEIGHT}H0Z" fill="${colour}"/>`;
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Six prints in arch windows above the water">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffaf2"/>
<circle cx="${WIDTH / 2}" cy="250" r="210" fill="#ffd66b"/>
${PRINTS.map(arch).join('\n')}
${wave(330, 18, '#8ed3e6')}${wave(352, 16, '#4fa9dc')}${wave(374, 14, '#2f7fd0')}${wave(396, 12, '#17305f')}
</svg>
`;

const file = new URL('../../docs/postcard.svg', import.meta.url);
writeFileSync(file, svg);
console.log(`docs/postcard.svg: ${(svg.length / 1024).toFixed(0)} KiB`);
