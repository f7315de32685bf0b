import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DOLL_IDS } from '../dolls/dolls.ts';
import { CLOSER_SHEETS } from './closer-sheet.ts';
import { accessoriesSheet, dollsSheet, outfitsSheet } from './dolls-sheet.ts';
import { drawFormerSheets } from './former-sheets.ts';
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
  ...CLOSER_SHEETS,
  ...Object.fromEntries(
    DOLL_IDS.flatMap((doll) => [
      [`outfits-${doll}`, () => outfitsSheet(doll)],
      [`accessories-${doll}`, () => accessoriesSheet(doll)],
    ]),
  ),
};

const FOLDER = fileURLToPath(new URL('../../.data/sheets/', import.meta.url));

/** `--before COMMIT` draws the named sheets by the kit of that commit as well, to be held beside today's. */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' } },
});
const unknown = wanted.find((name) => !Object.hasOwn(SHEETS, name));
if (unknown !== undefined) {
  console.error(`No sheet named ${unknown}. There are: ${Object.keys(SHEETS).join(', ')}.`);
  process.exit(1);
}

const names = wanted.length > 0 ? wanted : Object.keys(SHEETS);
mkdirSync(FOLDER, { recursive: true });
if (values.before !== undefined) for (const path of drawFormerSheets(FOLDER, values.before, names)) console.log(path);
for (const [name, draw] of Object.entries(SHEETS)) {
  if (!names.includes(name)) continue;
  const path = `${FOLDER}${name}.png`;
  writeFileSync(path, await draw());
  console.log(path);
}
