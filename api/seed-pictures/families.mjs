// Draws one scene per product family for the home page: `npx tsx api/seed-pictures/families.mjs`.
import { resolve } from 'node:path';
import sharp from 'sharp';
import { DEMO_PRODUCTS } from '../src/seed/products.ts';
import { garnishes } from './garnishes.mjs';
import { CREAM, MILK, circle, mix, path } from './ink.mjs';
import { SHELF } from './shelf.mjs';

const folder = resolve(import.meta.dirname, '../../mfe-storefront/src/features/family-carousel');
const WIDTH = 1280;
const HEIGHT = 800;

const FAMILIES = {
  lacteos: {
    ground: '#E4576B',
    products: [
      ['kumis-natural', 60, 70, 0.78],
      ['avena-tradicional', 500, 70, 0.78],
      ['yogurt-fresa', 240, 60, 0.88],
      ['yogurt-maracuya', 690, 240, 0.66],
    ],
    garnish: [
      ['strawberry', 300, 770, 1],
      ['oats', 1190, 762, 1.1],
      ['blackberry', 150, 784, 0.9],
    ],
  },
  quesos: {
    ground: '#F2B93B',
    products: [
      ['queso-siete-cueros', 20, 10, 0.82],
      ['queso-maduro', 590, -10, 0.82],
      ['queso-doble-crema', 290, 120, 0.78],
    ],
    garnish: [
      ['guavaPaste', 210, 770, 1.1],
      ['arepa', 1010, 780, 1.1],
      ['basil', 860, 772, 1],
    ],
  },
  postres: {
    ground: '#A4622E',
    products: [
      ['brevas-con-arequipe', -60, 110, 0.74],
      ['arequipe-tradicional', 260, 60, 0.78],
      ['postre-tres-leches', 600, 90, 0.8],
    ],
    garnish: [
      ['passion', 500, 780, 1],
      ['arequipe', 1120, 776, 1],
      ['cherry', 770, 782, 0.9],
    ],
  },
};

function drawProduct([picture, x, y, scale]) {
  const { name, tint } = DEMO_PRODUCTS.find((product) => product.picture === picture);
  const { draw, options: { topping = '', ...options } = {} } = SHELF[picture];
  const drawn = draw({ name, tint, ...options });
  // The silhouettes of one scene need clip paths of their own.
  const own = drawn
    .replaceAll(/id="(\w+)"/g, `id="$1-${picture}"`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#$1-${picture})`);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${topping}${own}</g>`;
}

function scene({ ground, products, garnish }) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${mix(ground, CREAM, 0.66)}"/>`,
    circle(640, 440, 470, mix(ground, CREAM, 0.48)),
    circle(640, 440, 390, mix(ground, MILK, 0.74)),
    path(`M0 640Q320 610 640 634T1280 626V${HEIGHT}H0Z`, mix(ground, CREAM, 0.76)),
    path('M0 640Q320 610 640 634T1280 626V646Q960 640 640 652T0 660Z', MILK, 'opacity=".4"'),
    ...products.map(drawProduct),
    ...garnish.map(
      ([what, x, y, scale]) => `<g transform="translate(${x} ${y}) scale(${scale})">${garnishes[what]}</g>`,
    ),
    '</svg>',
  ].join('');
}

for (const [name, family] of Object.entries(FAMILIES)) {
  const drawn = sharp(Buffer.from(scene(family)));
  await drawn.clone().webp({ quality: 76 }).toFile(`${folder}/${name}.webp`);
  await drawn.clone().resize(640).webp({ quality: 76 }).toFile(`${folder}/${name}-small.webp`);
}
