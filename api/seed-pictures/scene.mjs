import { BUTTER, CREAM, MILK, circle, inkOf, luminance, mix, path } from './ink.mjs';

/** A product on the table before the low sun of the Llano; the ground takes the flavour's colour. */
export function productScene({ title, tint, container, sides }) {
  const soft = luminance(tint) > 0.8 ? mix(tint, BUTTER, 0.3) : tint;
  const wall = mix(soft, CREAM, 0.72);
  const table = mix(inkOf(tint), CREAM, 0.74);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960" role="img" aria-label="${title}">`,
    `<rect width="960" height="960" fill="${wall}"/>`,
    circle(480, 470, 380, mix(soft, CREAM, 0.5)),
    circle(480, 470, 318, mix(soft, MILK, 0.72)),
    path('M0 742Q240 718 480 738T960 730V960H0Z', table),
    path('M0 742Q240 718 480 738T960 730V752Q720 744 480 758T0 762Z', MILK, 'opacity=".35"'),
    container,
    sides,
    '</svg>',
  ].join('');
}
