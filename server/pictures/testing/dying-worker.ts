/**
 * A drawing process with bad days: it dies over `flat-13`, dies once over `flat-7` (the marker file says that it has),
 * says no to `flat-5`, grows fat over `close-40`, signs `close` pictures with its process id and their name, and draws anything else as
 * the three letters of its width's name.
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
  const memory = spec.endsWith('close-40') ? 2 ** 31 : 0;
  // Slow enough that what a process before it leaves behind would come in between.
  if (spec.includes('/close-'))
    setTimeout(() => process.send?.({ id, memory, bytes: Buffer.from(`${process.pid} ${spec}`) }), 40);
  else if (spec.endsWith('flat-5')) process.send?.({ id, memory: 0, problem: 'out of pink' });
  else process.send?.({ id, memory: 0, bytes: Buffer.from(`w${width}`) });
});
