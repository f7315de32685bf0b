import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DOLL_IDS } from '../dolls/dolls.ts';
import { accessoriesSheet, dollsSheet, outfitsSheet } from './dolls-sheet.ts';
import { garmentsSheet } from './garments-sheet.ts';
import { facesSheet, figuresSheet, posesSheet, sizesSheet, wornSheet } from './people-sheet.ts';
import { printsSheet } from './prints-sheet.ts';
import { scenesSheet } from './scenes-sheet.ts';
import { variationSheet } from './variation-sheet.ts';

/** Contact sheets by name: look at them after every change to the kit. */
const SHEETS: Readonly<Record<string, () => Promise<Buffer>>> = {
  garments: () => garmentsSheet('flat'),
  reverses: () => garmentsSheet('reverse'),
  'close-ups': () => garmentsSheet('close'),
  sets: () => garmentsSheet('set'),
  prints: printsSheet,
  variation: variationSheet,
  figures: figuresSheet,
  poses: posesSheet,
  faces: facesSheet,
  worn: wornSheet,
  sizes: sizesSheet,
  scenes: scenesSheet,
  dolls: dollsSheet,
  ...Object.fromEntries(
    DOLL_IDS.flatMap((doll) => [
      [`outfits-${doll}`, () => outfitsSheet(doll)],
      [`accessories-${doll}`, () => accessoriesSheet(doll)],
    ]),
  ),
};

const FOLDER = fileURLToPath(new URL('../../.data/sheets/', import.meta.url));

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(SHEETS, name));
if (unknown !== undefined) {
  console.error(`No sheet named ${unknown}. There are: ${Object.keys(SHEETS).join(', ')}.`);
  process.exit(1);
}

mkdirSync(FOLDER, { recursive: true });
for (const [name, draw] of Object.entries(SHEETS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const path = `${FOLDER}${name}.png`;
  writeFileSync(path, await draw());
  console.log(path);
}
