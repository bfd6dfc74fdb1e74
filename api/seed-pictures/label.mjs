import {
  BUTTER,
  COCOA,
  CREAM,
  LEAF,
  SKY,
  circle,
  contrast,
  group,
  inkOf,
  luminance,
  mix,
  path,
} from './ink.mjs';
import { labelLines, lettering } from './lettering.mjs';

/** The brand's mark, as in the shell's header: the milk can before the sun of the Llanos. */
export function mark(x, y, size) {
  return group(
    `translate(${x} ${y}) scale(${size / 64}) translate(-32 -32)`,
    circle(32, 32, 30, BUTTER),
    path('M2.6 38c10-6 20 2 30-2s19-2 28.8 1A30 30 0 0 1 2.6 38Z', LEAF),
    path('M23 24c-4 4-5 7-5 12v13a5 5 0 0 0 5 5h18a5 5 0 0 0 5-5V36c0-5-1-8-5-12v-5H23Z', CREAM, OUTLINE),
    path('M21 13h22v6H21z', SKY, OUTLINE),
    path('M32 31c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z', SKY, OUTLINE),
  );
}
const OUTLINE = `stroke="${COCOA}" stroke-width="2.5" stroke-linejoin="round"`;

/** A paper label with the mark, the product's name and its flavour's colour. `curve` bends the edges of a round container. */
export function label({ x, y, width, height, name, tint: flavour, curve = 0 }) {
  const tint = luminance(flavour) > 0.72 ? mix(flavour, BUTTER, 0.55) : flavour;
  const middle = x + width / 2;
  const ink = inkOf(tint);
  const [kind, detail] = labelLines(name);
  const bottom = y + height;
  const paper = `M${x} ${y}Q${middle} ${y + curve * 2} ${x + width} ${y}V${bottom}Q${middle} ${bottom + curve * 2} ${x} ${bottom}Z`;
  const bandTop = bottom - height * 0.27;
  const band = `M${x} ${bandTop}q${width / 4} ${-height * 0.08 + curve} ${width / 2} ${curve}t${width / 2} ${-curve}V${bottom}Q${middle} ${bottom + curve * 2} ${x} ${bottom}Z`;
  const size = Math.min(width * 0.27, height * 0.22);
  return [
    path(paper, CREAM),
    path(band, tint),
    mark(middle, y + height * 0.18 + curve, height * 0.28),
    lettering(kind, { x: middle, y: y + height * 0.49 + curve, size, fill: ink, room: width * 0.84 }),
    detail
      ? lettering(detail, {
          x: middle,
          y: y + height * 0.63 + curve,
          size: size * 0.72,
          fill: mix(ink, COCOA, 0.35),
          room: width * 0.84,
          style: 'italic',
        })
      : '',
    lettering('Lácteos del Llano', {
      x: middle,
      y: bottom - height * 0.08 + curve,
      size: size * 0.5,
      fill: bandInk(tint),
      room: width * 0.68,
    }),
  ].join('');
}

const bandInk = (tint) => (contrast(CREAM, tint) > contrast(COCOA, tint) ? CREAM : COCOA);
