import { describe, expect, it, vi } from 'vitest';
import { Shutdown } from './shutdown.ts';

describe('Shutdown', () => {
  it('ends what was opened last first, once', async () => {
    const ended: string[] = [];
    const shutdown = new Shutdown();
    for (const name of ['database', 'pages', 'port']) shutdown.add(name, () => void ended.push(name));
    await Promise.all([shutdown.run(), shutdown.run()]);
    expect(ended).toEqual(['port', 'pages', 'database']);
  });

  it('closes the port before anything else, whenever that was opened', async () => {
    const ended: string[] = [];
    const shutdown = new Shutdown();
    shutdown.addFirst('port', () => void ended.push('port'));
    for (const name of ['database', 'pages']) shutdown.add(name, () => void ended.push(name));
    await shutdown.run();
    expect(ended).toEqual(['port', 'pages', 'database']);
  });

  it('ends what a start that goes on opens meanwhile, and what it opens behind that', async () => {
    const ended: string[] = [];
    const shutdown = new Shutdown();
    shutdown.add('database', () => void ended.push('database'));
    shutdown.add('port', () => {
      shutdown.add('pages', () => void ended.push('pages'));
      ended.push('port');
    });
    await shutdown.run();
    expect(ended).toEqual(['port', 'pages', 'database']);
    shutdown.add('pictures', () => void ended.push('pictures'));
    await expect.poll(() => ended).toEqual(['port', 'pages', 'database', 'pictures']);
  });

  it('goes on when one ending fails, and says which', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const ended: string[] = [];
    const shutdown = new Shutdown();
    shutdown.add('database', () => void ended.push('database'));
    shutdown.add('port', () => Promise.reject(new Error('stuck')));
    await shutdown.run();
    expect(ended).toEqual(['database']);
    expect(JSON.parse(said.mock.calls.join())).toMatchObject({ name: 'port', error: expect.stringContaining('stuck') });
    said.mockRestore();
  });
});
