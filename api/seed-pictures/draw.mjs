// Draws the demo shop's pictures: `npx tsx api/seed-pictures/draw.mjs` after a change of the catalogue or of the shapes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { DEMO_PRODUCTS } from '../src/seed/products.ts';
import { DEMO_STORES } from '../src/seed/stores.ts';
import { garnishes } from './garnishes.mjs';
import { productScene } from './scene.mjs';
import { SHELF } from './shelf.mjs';
import { shopFront } from './shop-front.mjs';

const folder = import.meta.dirname;

function save(name, svg) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.svg`, `${svg}\n`);
}

function drawProduct(product) {
  const how = SHELF[product.picture];
  if (!how) throw new Error(`seed-pictures/shelf.mjs does not say how to draw ${product.picture}`);
  const { topping = '', ...options } = how.options ?? {};
  const container = how.draw({ name: product.name, tint: product.tint, ...options });
  const sides = how.garnish.map(
    ({ what, x, y, scale }) => `<g transform="translate(${x} ${y}) scale(${scale})">${garnishes[what]}</g>`,
  );
  return productScene({
    title: product.name,
    tint: product.tint,
    container: topping + container,
    sides: sides.join(''),
  });
}

for (const product of DEMO_PRODUCTS) save(product.picture, drawProduct(product));
DEMO_STORES.forEach((store, index) => save(`store-${index + 1}`, shopFront(store, index)));
