/**
 * A drawing process with bad days: it dies over `flat-13`, dies once over `flat-7` (the marker file says that it has),
 * says no to `flat-5`, and draws anything else as the three letters of its width's name.
 */
import { existsSync, writeFileSync } from 'node:fs';
import type { PictureJob } from '../picture-job.ts';

process.on('message', ({ id, spec, width }: PictureJob) => {
  const marker = process.env.DYING_WORKER_MARKER ?? '';
  if (spec.endsWith('flat-13')) process.abort();
  if (spec.endsWith('flat-7') && !existsSync(marker)) {
    writeFileSync(marker, 'died');
    process.abort();
  }
  if (spec.endsWith('flat-5')) process.send?.({ id, memory: 0, problem: 'out of pink' });
  else process.send?.({ id, memory: 0, bytes: Buffer.from(`w${width}`) });
});
