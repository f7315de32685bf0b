import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@bluebird-bay/database/testing/temporary-server.ts';
import { expect, it } from 'vitest';
import { keepOutput, outputOf } from './elsewhere-output.ts';

it('is kept and named where a journey failed, and goes with a run that passed', async () => {
  const { folder, remove } = await temporaryFolder('elsewhere-output');
  const file = join(folder, 'cache', 'elsewhere.log');
  await keepOutput({ shop: 'a page could not be shown', provider: 'open' }, file);
  expect(await outputOf(false, file)).toBe(`What the shop and its provider said: ${file}`);
  expect(await readFile(file, 'utf8')).toBe('# shop\n\na page could not be shown\n# provider\n\nopen\n');
  expect(await outputOf(true, file)).toBe('');
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  await remove();
});
