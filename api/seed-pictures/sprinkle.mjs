import { COCOA, CREAM, LEAF, ellipse, group, line, mix, path } from './ink.mjs';

// What garnishes have in common: their shadow, a leaf, and the same thing strewn about.
export const ground = (rx) => ellipse(4, 0, rx, rx * 0.16, COCOA, 'opacity=".16"');
export const leaf = (angle, length, colour = LEAF) =>
  group(
    `rotate(${angle})`,
    path(`M0 0Q${length * 0.4} ${-length * 0.38} ${length} 0Q${length * 0.4} ${length * 0.3} 0 0Z`, colour),
    line(`M6 0L${length * 0.8} 0`, mix(colour, CREAM, 0.4), 3),
  );
export const scatter = (points, draw) =>
  points.map(([x, y, turn = 0]) => group(`translate(${x} ${y}) rotate(${turn})`, draw)).join('');
