import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FitFinderDialog } from './fit-finder-dialog.tsx';

it('asks for nothing as long as there is nothing to fill in', () => {
  const html = renderToStaticMarkup(
    <FitFinderDialog open onClose={() => undefined} handle="kaila-top" part="top" onTake={() => undefined} />,
  );
  expect(html).toContain('Getting the tape');
  expect(html).not.toContain('The size you usually wear');
  expect(html).not.toContain('Fill in what you know');
});
