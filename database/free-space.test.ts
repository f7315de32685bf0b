import { describe, expect, it } from 'vitest';
import { watchFreeSpace } from './free-space.ts';

const MB = 1024 * 1024;
const errno = (code: string): Error => Object.assign(new Error(`${code}: statfs`), { code });

async function watched(answers: Array<number | Error>) {
  const told: Array<string | undefined> = [];
  const space = await watchFreeSpace({
    folder: '/the/folder',
    minBytes: 200 * MB,
    onChange: (reason) => told.push(reason),
    measure: async () => {
      const answer = answers.shift();
      if (typeof answer !== 'number') throw answer;
      return answer;
    },
  });
  space.stop();
  const state = () => [space.readOnly(), space.bytes()];
  return { space, told, state };
}

describe('the room on a disk', () => {
  it('is short below the least, and there again at a fifth more', async () => {
    const { space, told } = await watched([200 * MB, 199 * MB, 239 * MB, 240 * MB]);
    const reasons = [space.readOnly()];
    for (const _ of [1, 2, 3]) {
      await space.look();
      reasons.push(space.readOnly());
    }
    const [first, again] = [
      '199 MB are left on the disk, and 200 must be',
      '239 MB are left on the disk, and 200 must be',
    ];
    expect(reasons).toEqual([undefined, first, again, undefined]);
    expect(told).toEqual([first, undefined]);
  });

  it('of a folder that vanishes cannot be asked: nothing is written until it is back, and nothing is thrown (13.1, X7)', async () => {
    const { space, told, state } = await watched([500 * MB, errno('ENOENT'), errno('ENOENT'), 500 * MB]);
    const gone = 'the folder of the database cannot be reached (ENOENT)';
    await space.look();
    expect(state()).toEqual([gone, undefined]);
    await space.look();
    await space.look();
    expect(state()).toEqual([undefined, 500 * MB]);
    expect(told).toEqual([gone, undefined]);
  });

  it('of a disk that never says is nobody’s business: the shop opens and writes', async () => {
    const { space, told, state } = await watched([errno('ENOSYS'), errno('ENOSYS'), 100 * MB]);
    await space.look();
    expect([...state(), told]).toEqual([undefined, undefined, []]);
    await space.look();
    expect(told).toEqual(['100 MB are left on the disk, and 200 must be']);
  });
});
