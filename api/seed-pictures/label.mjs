import { BUTTER, COCOA, CREAM, LEAF, circle, ellipse, inkOf, line, luminance, mix, path } from './ink.mjs';
import { labelLines, lettering } from './lettering.mjs';

/** The brand's mark: the sun coming up behind the hill and the river of the Llano. */
export function mark(x, y, size) {
  const s = size / 100;
  const rays = [-70, -35, 0, 35, 70]
    .map((angle) => {
      const radians = ((angle - 90) * Math.PI) / 180;
      const at = (r) => `${(Math.cos(radians) * r).toFixed(1)} ${(Math.sin(radians) * r + 6).toFixed(1)}`;
      return line(`M${at(36)}L${at(46)}`, BUTTER, 6);
    })
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${s})">${rays}${path('M-28 6a28 28 0 0 1 56 0Z', BUTTER)}${path(
    'M-50 8Q-20 -10 6 6T50 4Q46 34 0 36T-50 8Z',
    LEAF,
  )}${line('M-34 20Q-12 10 6 20T36 18', CREAM, 5)}</g>`;
}

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
    mark(middle, y + height * 0.18 + curve, height * 0.29),
    lettering(kind, { x: middle, y: y + height * 0.49 + curve, size, fill: ink, room: width * 0.84 }),
    detail
      ? lettering(detail, { x: middle, y: y + height * 0.63 + curve, size: size * 0.72, fill: mix(ink, COCOA, 0.35), room: width * 0.84, style: 'italic' })
      : '',
    lettering('Lácteos del Llano', { x: middle, y: bottom - height * 0.08 + curve, size: size * 0.5, fill: bandInk(tint), room: width * 0.68 }),
  ].join('');
}

const bandInk = (tint) => (inkOf(tint) === tint ? CREAM : COCOA);

/** A small round seal, for what has no room for a label. */
export function seal(x, y, r, name, tint) {
  const [kind, detail] = labelLines(name);
  const ink = inkOf(tint);
  return [
    circle(x, y, r, CREAM),
    circle(x, y, r - 9, 'none', `stroke="${mix(ink, CREAM, 0.25)}" stroke-width="4"`),
    mark(x, y - r * 0.42, r * 0.52),
    lettering(kind, { x, y: y + r * 0.14, size: r * 0.36, fill: ink, room: r * 1.45 }),
    detail ? lettering(detail, { x, y: y + r * 0.44, size: r * 0.29, fill: mix(ink, COCOA, 0.35), room: r * 1.25, style: 'italic' }) : '',
    ellipse(x, y + r * 0.66, r * 0.2, 4, tint),
  ].join('');
}

