import { eyelet } from '../prints/plains/eyelet.ts';
import { rib } from '../prints/plains/rib.ts';
import { seersucker } from '../prints/plains/seersucker.ts';
import { solid } from '../prints/plains/solid.ts';
import { terry } from '../prints/plains/terry.ts';
import type { Colourway } from './colourway.ts';

/** The calm part of the range: plain cloth and cloth with a texture. */
export const PLAINS: readonly Colourway[] = [
  { id: 'base', title: 'Bare Shell', trim: '#fbf3e8', print: solid({ ground: '#fbf3e8' }) },
  { id: 'coral', title: 'Coral', trim: '#ff6f59', print: solid({ ground: '#ff6f59' }) },
  { id: 'bluebird', title: 'Bluebird', trim: '#3d7dd8', print: solid({ ground: '#3d7dd8' }) },
  { id: 'butter', title: 'Butter', trim: '#fbd875', print: solid({ ground: '#fbd875' }) },
  { id: 'ink', title: 'Ink', trim: '#24232e', print: solid({ ground: '#24232e' }) },
  { id: 'sage', title: 'Sage', trim: '#8fae8b', print: solid({ ground: '#8fae8b' }) },
  { id: 'guava', title: 'Guava', trim: '#f58fa8', print: solid({ ground: '#f58fa8' }) },
  {
    id: 'caramel-eyelet',
    title: 'Caramel Eyelet',
    trim: '#b87a45',
    print: eyelet({ ground: '#c98b55', thread: '#dba874', hole: '#8d5730' }),
  },
  {
    id: 'white-eyelet',
    title: 'White Eyelet',
    trim: '#f3eee3',
    print: eyelet({ ground: '#fbf8f1', thread: '#ffffff', hole: '#d9d3c7' }),
    backdrop: '#d7ece8',
  },
  {
    id: 'sky-eyelet',
    title: 'Sky Eyelet',
    trim: '#a9cdee',
    print: eyelet({ ground: '#b9d8f2', thread: '#dcecfa', hole: '#7fa9d3' }),
  },
  {
    id: 'rose-eyelet',
    title: 'Rose Eyelet',
    trim: '#f4b6c2',
    print: eyelet({ ground: '#f7c3cc', thread: '#fde3e6', hole: '#d98a9b' }),
  },
  {
    id: 'milk-rib',
    title: 'Milk Rib',
    trim: '#f6f0e4',
    print: rib({ ground: '#f6f0e4' }),
    backdrop: '#d7ece8',
  },
  { id: 'cocoa-rib', title: 'Cocoa Rib', trim: '#6b3f2c', print: rib({ ground: '#7a4a34' }) },
  { id: 'seafoam-rib', title: 'Seafoam Rib', trim: '#8fcfb6', print: rib({ ground: '#9ad6bf' }) },
  { id: 'tomato-rib', title: 'Tomato Rib', trim: '#d93f33', print: rib({ ground: '#df4638' }) },
  { id: 'licorice-rib', title: 'Licorice Rib', trim: '#2a2733', print: rib({ ground: '#2e2b38' }) },
  { id: 'sand-terry', title: 'Sand Terry', trim: '#e6d0a8', print: terry({ ground: '#ead6b2' }) },
  { id: 'guava-terry', title: 'Guava Terry', trim: '#f2899f', print: terry({ ground: '#f597aa' }) },
  {
    id: 'bluebell-terry',
    title: 'Bluebell Terry',
    trim: '#8a8fe0',
    print: terry({ ground: '#9a9fe8' }),
  },
  {
    id: 'seersucker-sky',
    title: 'Seersucker Sky',
    trim: '#8fb8e6',
    print: seersucker({ ground: '#fdfbf4', stripe: '#8fb8e6' }),
  },
  {
    id: 'seersucker-melon',
    title: 'Seersucker Melon',
    trim: '#f79a72',
    print: seersucker({ ground: '#fffaf0', stripe: '#f9a884' }),
  },
];
