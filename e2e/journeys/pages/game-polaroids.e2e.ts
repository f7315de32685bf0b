import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { comeBackTo, kept, stage, step } from '../../shopper/game.ts';
import { test } from '../../shopper/shop.ts';

test.use({ pictures: true });

const WIDTH = 1080;
const RIM = Math.round(WIDTH * 0.055);

/** The six, by what stands on them, and the picture each doll is before. */
const SCENES = [
  ['Lagoon', 'polaroid-lagoon'],
  ['Golden hour', 'polaroid-sunset'],
  ['Pool day', 'polaroid-pool'],
  ['Cabana club', 'polaroid-cabanas'],
  ['Jungle', 'polaroid-jungle'],
  ['Sunshine', 'polaroid-rays'],
] as const;

/** How far a saved polaroid is from its scene alone, of 255: in two corners, where she is not, and where she stands. */
function distances(page: Page, png: Buffer, scene: string): Promise<{ corners: number; middle: number }> {
  return page.evaluate(
    async ([base64, name, width, rim]) => {
      const side = width - 2 * rim;
      const shown = [...document.images].find(({ src }) => src.includes(`/s/${name}@`));
      if (!shown) throw new Error(`No ${name} on the page`);
      const pixels = (picture: ImageBitmap, x: number, y: number, size: number) => {
        const paper = new OffscreenCanvas(width, width).getContext('2d', { willReadFrequently: true });
        if (!paper) throw new Error('No canvas');
        paper.drawImage(picture, x, y, size, size * (picture.height / picture.width));
        return (left: number, top: number) => paper.getImageData(left, top, 40, 40).data;
      };
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const file = pixels(await createImageBitmap(new Blob([bytes])), 0, 0, width);
      const whole = await (await fetch(shown.src.replace(/@400[.]/, '@800.'))).blob();
      const alone = pixels(await createImageBitmap(whole), rim, rim, side);
      const apart = (left: number, top: number): number => {
        const [one, other] = [file(left, top), alone(left, top)];
        return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
      };
      return {
        corners: Math.max(apart(rim + 8, rim + 8), apart(rim + side - 60, rim + 8)),
        middle: apart(width / 2, rim + side / 2),
      };
    },
    [png.toString('base64'), scene, WIDTH, RIM] as const,
  );
}

test('six polaroids are saved one after the other, each the dressed doll in front of its own scene (GAM-005 to GAM-016, SHP-018)', {
  tag: '@nightly',
}, async ({ page }) => {
  await comeBackTo(page, { doll: 'imani', pose: 'hello', screen: 'finale' }, 'Imani');
  const files = new Set<string>();
  for (const [at, [title, scene]] of SCENES.entries()) {
    if (at > 0) {
      await page.getByRole('button', { name: 'Try another polaroid' }).click();
      await expect(step(page, '5 of 6 Pick a polaroid')).toBeVisible();
      await page.getByRole('radio', { name: title }).locator('..').click();
      await expect(page.getByRole('radio', { name: title })).toBeChecked();
      await page.getByRole('button', { name: 'Finish' }).click();
    }
    await expect(stage(page).getByText(title.toLowerCase(), { exact: true })).toBeVisible();
    expect((await kept(page)).polaroid).toBe(`dlPolaroid${at + 1}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const png = await readFile(await (await download).path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1280]);
    const { corners, middle } = await distances(page, png, scene);
    expect(corners, `${title}: the scene in the corners`).toBeLessThan(4);
    expect(middle, `${title}: somebody in the middle`).toBeGreaterThan(15);
    files.add(png.toString('base64'));
  }
  expect(files.size).toBe(6);
});

test.describe(() => {
  test.use({ expectedNoise: /polaroid-file-/ });

  test('a polaroid that cannot be drawn for want of its script says so, and its button can be pressed again', async ({
    page,
  }) => {
    await comeBackTo(page, { doll: 'imani', pose: 'hello', screen: 'finale' }, 'Imani');
    await page.route(/\/assets\/polaroid-file-/, (route) => route.abort());
    const download = page.getByRole('button', { name: 'Download' });
    await download.click();
    await expect(page.getByText('The polaroid could not be drawn.')).toBeVisible();
    await expect(download).not.toHaveAttribute('aria-busy');
  });
});
