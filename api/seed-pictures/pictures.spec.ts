import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PICTURE_WIDTHS, pictureAddress } from '@lacteos/contracts/pictures/pictures';
import sharp from 'sharp';
import { demoDetails } from '../src/seed/product-details.js';
import { DEMO_PRODUCTS } from '../src/seed/products.js';
import { DEMO_STORES } from '../src/seed/stores.js';

const file = (name: string) => new URL(name, import.meta.url);

describe('demo pictures', () => {
  it.each(DEMO_STORES.map((_, index) => `store-${index + 1}`))('draw %s with shapes only', (picture) => {
    const svg = readFileSync(file(`${picture}.svg`), 'utf8');
    expect(svg).toContain('viewBox="0 0 960 960"');
    // Only shapes: no fonts, photos or external references.
    expect(svg).not.toMatch(/<(text|image|script|foreignObject)|href=|NaN|undefined/);
  });

  it.each(DEMO_PRODUCTS.map(({ picture }) => picture))(
    'include a square rendered picture of %s',
    async (picture) => {
      const { width, height, exif } = await sharp(fileURLToPath(file(`${picture}.webp`))).metadata();
      expect(width).toBe(height);
      expect(width).toBeGreaterThanOrEqual(768);
      expect(exif).toBeUndefined();
    },
  );

  it('have a file and a unique alt text for every gallery entry [N-18-111]', () => {
    const shown = DEMO_PRODUCTS.flatMap(({ picture }) => demoDetails(picture, new Date())?.gallery ?? []);
    const names = shown.map(({ image }) => /^\/api\/media\/([a-z-]+)\/640\.webp$/.exec(image)?.[1]);
    const sources = readdirSync(file('.')).filter((name) => name.endsWith('-served.webp'));
    expect(names.map((name) => `${name}.webp`).sort()).toEqual(sources.sort());
    expect(new Set(shown.map(({ alt }) => alt)).size).toBe(shown.length);
  });

  it.each(DEMO_PRODUCTS.map(({ picture }) => picture))(
    'show %s in at least two views, each rendered as a square in every width [N-18-280, N-18-345]',
    async (picture) => {
      const gallery = demoDetails(picture, new Date())?.gallery ?? [];
      expect(gallery.length).toBeGreaterThanOrEqual(1);
      for (const view of [pictureAddress(picture), ...gallery.map(({ image }) => image)]) {
        const name = /^\/api\/media\/([a-z-]+)\/640\.webp$/.exec(view)?.[1];
        const source = await sharp(fileURLToPath(file(`${name}.webp`))).metadata();
        expect(source.width).toBeGreaterThanOrEqual(768);
        for (const width of PICTURE_WIDTHS) {
          const made = await sharp(fileURLToPath(file(`rendered/${name}/${width}.avif`))).metadata();
          const side = Math.min(width, source.width);
          expect([made.format, made.width, made.height]).toEqual(['heif', side, side]);
        }
      }
    },
  );

  it.each([
    ['leche-entera', 0.5, 0.2],
    ['leche-entera-served', 0.66, 0.5],
    ['kumis-natural', 0.5, 0.35],
  ])('show white milk and white packs in %s bright and hardly yellow [N-38-130]', async (picture, x, y) => {
    const source = sharp(fileURLToPath(file(`${picture}.webp`)));
    const { width } = await source.metadata();
    const patch = { left: Math.round(x * width), top: Math.round(y * width), width: 16, height: 16 };
    const { channels } = await sharp(await source.extract(patch).png().toBuffer()).stats();
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
    expect(Math.min(red, green, blue)).toBeGreaterThan(195);
    expect(Math.max(red, green, blue)).toBeGreaterThan(212);
  });

  it('differ from one another in bytes and in appearance [N-18-100, N-18-280]', async () => {
    const views = readdirSync(file('.')).filter((name) => name.endsWith('.webp'));
    const bytes = views.map((name) => readFileSync(file(name)).toString('base64'));
    expect(new Set(bytes).size).toBe(views.length);
    const looks = await Promise.all(
      views.map((name) =>
        sharp(fileURLToPath(file(name)))
          .resize(24, 24)
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    const difference = (a: Buffer, b: Buffer) =>
      a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
    for (const [index, look] of looks.entries())
      for (const other of looks.slice(index + 1)) expect(difference(look, other)).toBeGreaterThan(3);
  });

  it('state that they are our own, and their licence [D-074]', () => {
    const note = readFileSync(file('PICTURES.md'), 'utf8');
    expect(note).toMatch(/the project's own/);
    expect(note).toMatch(/licence of the repository \(MIT\)/);
  });
});
