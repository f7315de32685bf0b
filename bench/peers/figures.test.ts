import { expect, it } from 'vitest';
import { chartOf } from './chart.ts';
import { figuresDocument } from './figures.ts';
import type { Compared } from './sides.ts';

const COMPARED: readonly Compared[] = [
  { of: 'home', what: 'largest paint', unit: 'ms', better: 'less', ours: 1200, peer: 2400 },
  { of: 'home', what: 'requests', unit: '', better: 'less', ours: 30, peer: 20 },
  { of: 'home', what: 'first paint', unit: 'ms', better: 'less', ours: 904, peer: 907 },
  { of: 'home', what: 'answers of one process', unit: '/s', better: 'more', ours: 9000, peer: 300 },
  { of: 'touches', what: 'filter to list', unit: 'ms', better: 'less', ours: 150, peer: Number.NaN },
];

const document = figuresDocument({
  compared: COMPARED,
  peer: 'a peer',
  rounds: 5,
  visits: 3,
  date: new Date('2026-11-26T12:00:00Z'),
  machine: ['2 cores of a processor', 'Node 24'],
  lighthouse: '13.5.0',
  chart: 'figures.svg',
});

it('says when and on what it was measured, and shows the chart', () => {
  expect(document).toContain('2026-11-26, 2 cores of a processor, Node 24.');
  expect(document).toContain('](figures.svg)');
  expect(document).toContain('the median of 5.');
});

it('has a ratio in each row, in bold where ours is better, and none where the peer has no such thing', () => {
  expect(document).toContain('| largest paint | 1,200 ms | 2,400 ms | **0.50** |');
  expect(document).toContain('| requests | 30 | 20 | 1.50 |');
  expect(document).toContain('| first paint | 904 ms | 907 ms | 1.00 |');
  expect(document).toContain('| answers of one process | 9,000 /s | 300 /s | **30.00** |');
  expect(document).toContain('| filter to list | 150 ms | – | – |');
});

it('draws bars as long as their figures, in the colours of day and night', () => {
  const chart = chartOf(COMPARED, 'a <peer>');
  const widths = [...chart.matchAll(/class="(?:ours|peer)" x="120" y="\d+" width="([\d.]+)"/g)].map(
    ([, width]) => width,
  );
  expect(widths).toEqual(['112.0', '224.0', '224.0', '224.0', '7.5']);
  expect(chart).toContain('has none');
  expect(chart).toContain('prefers-color-scheme:dark');
  expect(chart).toContain('a &lt;peer>');
});
