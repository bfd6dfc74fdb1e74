// Draws the pictures of the demo's stores: `npx tsx api/seed-pictures/draw.mjs` after a change of the shapes.
import { writeFileSync } from 'node:fs';
import { DEMO_STORES } from '../src/seed/stores.ts';
import { shopFront } from './shop-front.mjs';

DEMO_STORES.forEach((store, index) =>
  writeFileSync(`${import.meta.dirname}/store-${index + 1}.svg`, `${shopFront(store, index)}\n`),
);
