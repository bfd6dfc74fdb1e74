// Colours and the smallest marks that every picture is made of.

export const CREAM = '#FFF9EF';
export const MILK = '#FFFFFF';
export const LEAF = '#2F6B3A';
export const BUTTER = '#F2B93B';
export const SKY = '#DCEBF5';
export const COCOA = '#35261C';

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Colour between two: 0 gives the first, 1 the second. */
export function mix(from, to, share) {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + (target[index] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 (black) to 1 (white). */
export function luminance(hex) {
  const [red, green, blue] = channels(hex).map((value) => value / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG counts it, 1 (none) to 21. */
export function contrast(one, other) {
  const [light, dark] = [one, other]
    .map((hex) =>
      channels(hex)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)),
    )
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The flavour's colour, dark enough to be read on a cream label. */
export function inkOf(tint) {
  let ink = tint;
  while (luminance(ink) > 0.34) ink = mix(ink, COCOA, 0.12);
  return ink;
}

const rest = (extra) => (extra ? ` ${extra}` : '');
export const path = (d, fill, extra) => `<path d="${d}" fill="${fill}"${rest(extra)}/>`;
export const line = (d, stroke, width, extra) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${rest(extra)}/>`;
export const circle = (x, y, r, fill, extra) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${rest(extra)}/>`;
export const ellipse = (x, y, rx, ry, fill, extra) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${rest(extra)}/>`;
export const rect = (x, y, width, height, r, fill, extra) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"${rest(extra)}/>`;
export const group = (transform, ...parts) => `<g transform="${transform}">${parts.join('')}</g>`;
