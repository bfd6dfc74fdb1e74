// Words as outlines, so that a picture looks the same wherever it is rendered, with or without the font.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const resolve = createRequire(import.meta.url).resolve;
const load = (style) =>
  create(readFileSync(resolve(`@fontsource-variable/fraunces/files/fraunces-latin-wght-${style}.woff2`)));
const fonts = { normal: load('normal'), italic: load('italic') };

const round = (value) => Math.round(value * 10) / 10;

function outline(words, size, style) {
  const font = fonts[style];
  const scale = size / font.unitsPerEm;
  const run = font.layout(words);
  let pen = 0;
  let d = '';
  run.glyphs.forEach((glyph, index) => {
    const left = pen;
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, at) =>
        at % 2 === 0 ? round((left + value) * scale) : round(-value * scale),
      );
      d +=
        { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[command] +
        points.join(' ');
    }
    pen += run.positions[index].xAdvance;
  });
  return { d, width: pen * scale };
}

/** A line of text centred on x with its baseline at y, made smaller when it is wider than `room`. */
export function lettering(words, { x, y, size, fill, room = Infinity, style = 'normal' }) {
  const drawn = outline(words, size, style);
  const shrink = Math.min(1, room / drawn.width);
  const left = round(x - (drawn.width * shrink) / 2);
  return `<path transform="translate(${left} ${y}) scale(${round(shrink * 100) / 100})" d="${drawn.d}" fill="${fill}"/>`;
}

/** Splits a name into the lines of a label: the kind of product first, then what makes it special. */
export function labelLines(name) {
  const joint = name.match(/^(\S+(?: \S+)*?) ((?:de|con|en|sin) .+)$/);
  if (name.startsWith('Leche ')) return name.split(/ (?=\S+$)/);
  if (joint) return [joint[1], joint[2]];
  const [first, ...others] = name.split(' ');
  return others.length > 0 ? [first, others.join(' ')] : [first];
}
