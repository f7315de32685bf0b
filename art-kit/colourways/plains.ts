import { eyelet } from '../prints/eyelet.ts';
import { rib } from '../prints/rib.ts';
import { seersucker } from '../prints/seersucker.ts';
import { solid } from '../prints/solid.ts';
import { terry } from '../prints/terry.ts';
import type { Colourway } from './colourway.ts';

/** The calm part of the range: plain cloth and cloth with a texture. */
export const PLAINS: readonly Colourway[] = [
  { id: 'base', title: 'Bare Shell', family: 'beige', trim: '#fbf3e8', print: solid({ ground: '#fbf3e8' }) },
  { id: 'coral', title: 'Coral', family: 'orange', trim: '#ff6f59', print: solid({ ground: '#ff6f59' }) },
  { id: 'bluebird', title: 'Bluebird', family: 'blue', trim: '#3d7dd8', print: solid({ ground: '#3d7dd8' }) },
  { id: 'butter', title: 'Butter', family: 'yellow', trim: '#fbd875', print: solid({ ground: '#fbd875' }) },
  { id: 'ink', title: 'Ink', family: 'black', trim: '#24232e', print: solid({ ground: '#24232e' }) },
  { id: 'sage', title: 'Sage', family: 'green', trim: '#8fae8b', print: solid({ ground: '#8fae8b' }) },
  { id: 'guava', title: 'Guava', family: 'pink', trim: '#f58fa8', print: solid({ ground: '#f58fa8' }) },
  {
    id: 'caramel-eyelet',
    title: 'Caramel Eyelet',
    family: 'brown',
    trim: '#b87a45',
    print: eyelet({ ground: '#c98b55', thread: '#dba874', hole: '#8d5730' }),
  },
  {
    id: 'white-eyelet',
    title: 'White Eyelet',
    family: 'white',
    trim: '#f3eee3',
    print: eyelet({ ground: '#fbf8f1', thread: '#ffffff', hole: '#d9d3c7' }),
    backdrop: '#d7ece8',
  },
  {
    id: 'sky-eyelet',
    title: 'Sky Eyelet',
    family: 'blue',
    trim: '#a9cdee',
    print: eyelet({ ground: '#b9d8f2', thread: '#dcecfa', hole: '#7fa9d3' }),
  },
  {
    id: 'rose-eyelet',
    title: 'Rose Eyelet',
    family: 'pink',
    trim: '#f4b6c2',
    print: eyelet({ ground: '#f7c3cc', thread: '#fde3e6', hole: '#d98a9b' }),
  },
  {
    id: 'milk-rib',
    title: 'Milk Rib',
    family: 'white',
    trim: '#f6f0e4',
    print: rib({ ground: '#f6f0e4' }),
    backdrop: '#d7ece8',
  },
  { id: 'cocoa-rib', title: 'Cocoa Rib', family: 'brown', trim: '#6b3f2c', print: rib({ ground: '#7a4a34' }) },
  { id: 'seafoam-rib', title: 'Seafoam Rib', family: 'green', trim: '#8fcfb6', print: rib({ ground: '#9ad6bf' }) },
  { id: 'tomato-rib', title: 'Tomato Rib', family: 'red', trim: '#d93f33', print: rib({ ground: '#df4638' }) },
  { id: 'licorice-rib', title: 'Licorice Rib', family: 'black', trim: '#2a2733', print: rib({ ground: '#2e2b38' }) },
  { id: 'sand-terry', title: 'Sand Terry', family: 'beige', trim: '#e6d0a8', print: terry({ ground: '#ead6b2' }) },
  { id: 'guava-terry', title: 'Guava Terry', family: 'pink', trim: '#f2899f', print: terry({ ground: '#f597aa' }) },
  {
    id: 'bluebell-terry',
    title: 'Bluebell Terry',
    family: 'purple',
    trim: '#8a8fe0',
    print: terry({ ground: '#9a9fe8' }),
  },
  {
    id: 'seersucker-sky',
    title: 'Seersucker Sky',
    family: 'blue',
    trim: '#8fb8e6',
    print: seersucker({ ground: '#fdfbf4', stripe: '#8fb8e6' }),
  },
  {
    id: 'seersucker-melon',
    title: 'Seersucker Melon',
    family: 'orange',
    trim: '#f79a72',
    print: seersucker({ ground: '#fffaf0', stripe: '#f9a884' }),
  },
];
