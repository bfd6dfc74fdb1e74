// The labels that are wrapped round bottles and cups, or stuck on packs.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BUTTER, CREAM, luminance, mix, rect } from '../seed-pictures/ink.mjs';
import { label } from '../seed-pictures/label.mjs';
import { DEMO_PRODUCTS } from '../src/seed/products.ts';

/** The colour of a label's band: a pale flavour takes the brand's butter. */
const bandOf = (tint) => (luminance(tint) > 0.72 ? mix(tint, BUTTER, 0.55) : tint);

/** A label round a bottle or cup: its middle faces the camera, paper and band go on to both sides. */
const wrap = ({ name, tint }) =>
  rect(0, 0, 1180, 860, 0, CREAM) +
  rect(0, 628, 1180, 232, 0, bandOf(tint)) +
  label({ x: 270, y: 0, width: 640, height: 860, name, tint });
const KINDS = {
  wrap: { width: 1180, height: 860, draw: wrap },
  front: {
    width: 800,
    height: 600,
    draw: (product) => label({ x: 0, y: 0, width: 800, height: 600, ...product }),
  },
  header: {
    width: 1530,
    height: 600,
    draw: ({ name, tint }) =>
      rect(0, 0, 1530, 600, 0, CREAM) +
      rect(0, 438, 1530, 162, 0, bandOf(tint)) +
      label({ x: 365, y: 0, width: 800, height: 600, name, tint }),
  },
  bag: {
    width: 800,
    height: 1240,
    draw: ({ name, tint }) =>
      rect(0, 0, 800, 1240, 0, CREAM) +
      rect(0, 812, 800, 428, 0, bandOf(tint)) +
      label({ x: 110, y: 190, width: 580, height: 852, name, tint }),
  },
};

/** Draws every label of every product: `<folder>/<picture>-<kind>.png`. */
export async function drawLabels(folder) {
  mkdirSync(folder, { recursive: true });
  for (const { picture, name, tint } of DEMO_PRODUCTS) {
    for (const [kind, { width, height, draw }] of Object.entries(KINDS)) {
      const size = `width="${width}" height="${height}"`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${draw({ name, tint })}</svg>`;
      await sharp(Buffer.from(svg))
        .png()
        .toFile(join(folder, `${picture}-${kind}.png`));
    }
  }
}
