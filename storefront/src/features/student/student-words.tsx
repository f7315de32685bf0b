import { valueParts } from '../content/parts/values.tsx';
import type { Word } from '../content/text-page.ts';
import { Prose } from '../content/text-view.tsx';
import { Words } from '../content/words.tsx';

/** How the discount works, in words from `content/`. */
export function StudentWords({ words }: { words: readonly Word[] }) {
  return (
    <Prose>
      <Words words={words} parts={valueParts} />
    </Prose>
  );
}
