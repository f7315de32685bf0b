import { eyelet } from '../prints/eyelet.ts';
import { solid } from '../prints/solid.ts';
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
];
