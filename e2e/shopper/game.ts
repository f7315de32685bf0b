import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './shop.ts';

export const GAME = '/marlo-dolls/';

export const stage = (page: Page): Locator => page.getByRole('region', { name: 'Dress-Up Bay' });
export const step = (page: Page, words: string): Locator => stage(page).getByText(words);

/** Begins a game. */
export async function play(page: Page): Promise<void> {
  await page.goto(GAME);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Let’s play' }).click();
  await expect(step(page, '2 of 6 Dress up')).toBeFocused();
}

/** Puts a piece on as a finger or a mouse does. */
export const wear = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name }).locator('..').click();

/** The game as this browser keeps it. */
export const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('dressUpState') ?? 'null'));

/** Counts the notes of the game from the next page on; says how many there have been on the page that is shown. */
export async function countNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { createOscillator } = BaseAudioContext.prototype;
    let notes = 0;
    BaseAudioContext.prototype.createOscillator = function (this: BaseAudioContext) {
      notes += 1;
      document.documentElement.dataset.notes = String(notes);
      return createOscillator.call(this);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0));
}

/** Comes back to the end of a game that this browser kept. */
export async function comeBackTo(page: Page, game: object, doll: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('dressUpState', text), JSON.stringify(game));
  await page.goto(GAME);
  await untilHydrated(page);
  await page.getByRole('button', { name: `Carry on with ${doll}` }).click();
  await expect(step(page, '6 of 6 All done')).toBeFocused();
}
