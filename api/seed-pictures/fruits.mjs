import { COCOA, LEAF, MILK, circle, ellipse, group, line, path } from './ink.mjs';
import { ground, leaf, scatter } from './sprinkle.mjs';

const strawberryFruit =
  path('M0 -112C52 -124 84 -84 66 -42Q44 2 4 6Q-44 0 -64 -44C-80 -88 -48 -122 0 -112Z', '#E4475D') +
  path('M22 -112C70 -112 82 -80 66 -42Q44 2 4 6Q60 -50 22 -112Z', COCOA, 'opacity=".1"') +
  scatter(
    [
      [-34, -80],
      [-6, -86],
      [24, -80],
      [-44, -54],
      [-16, -58],
      [12, -58],
      [40, -54],
      [-26, -32],
      [2, -30],
      [28, -30],
      [-4, -8],
    ],
    ellipse(0, 0, 4, 6, '#FBD9A0'),
  ) +
  group(
    'translate(0 -112)',
    leaf(-150, 44),
    leaf(-100, 34),
    leaf(-60, 36),
    leaf(-20, 46),
    line('M0 0Q4 -22 16 -30', LEAF, 7),
  );

const blackberryFruit =
  [
    [-30, -34],
    [2, -28],
    [32, -36],
    [-42, -62],
    [-14, -58],
    [18, -58],
    [44, -64],
    [-30, -88],
    [0, -86],
    [30, -90],
    [-2, -8],
    [-16, -108],
    [16, -110],
  ]
    .map(
      ([x, y], index) =>
        circle(x, y, 21, index % 3 === 0 ? '#5A2147' : index % 3 === 1 ? '#6F2C58' : '#48193A') +
        circle(x - 6, y - 7, 5, MILK, 'opacity=".45"'),
    )
    .join('') + group('translate(0 -124)', leaf(-160, 42), leaf(-30, 42), leaf(-95, 30));

const passionHalf =
  ellipse(0, -62, 76, 68, '#7A3B54') +
  ellipse(-4, -64, 68, 60, '#F6E3C3') +
  ellipse(-4, -63, 56, 49, '#F2A71B') +
  scatter(
    [
      [-28, -80, 20],
      [0, -88, 80],
      [26, -72, -30],
      [-34, -54, -20],
      [-6, -60, 50],
      [22, -46, 10],
      [-14, -36, 80],
    ],
    ellipse(0, 0, 9, 6, '#3B2A1A') + ellipse(-2, -2, 3, 2, MILK, 'opacity=".7"'),
  );

/** Fruits, drawn around 0,0 and standing on y = 0. */
export const fruits = {
  strawberry: ground(74) + group('rotate(-8)', strawberryFruit),
  strawberryTilted: ground(70) + group('translate(0 -6) rotate(38) scale(.8)', strawberryFruit),
  blackberry: ground(66) + blackberryFruit,
  blackberrySmall: ground(50) + group('scale(.74) rotate(16)', blackberryFruit),
  peach:
    ground(84) +
    circle(0, -76, 80, '#F5A55C') +
    path('M0 -156A80 80 0 0 1 30 -2Q80 -80 0 -156Z', '#E8784F', 'opacity=".75"') +
    line('M0 -154Q-30 -80 0 -6', '#D97B44', 5) +
    ellipse(-40, -104, 12, 24, MILK, 'opacity=".45"') +
    group('translate(0 -152)', leaf(-30, 74), line('M0 0Q-4 -14 4 -24', '#7A5230', 8)),
  peachSlice:
    ground(60) +
    path('M-66 -20Q-40 -92 40 -84Q72 -60 66 -30Q0 -60 -40 0Q-62 0 -66 -20Z', '#F7B76B') +
    path('M-66 -20Q-40 -92 40 -84Q-24 -70 -56 -2Q-64 -8 -66 -20Z', '#E8784F'),
  soursop:
    ground(86) +
    path('M-14 -176C60 -190 100 -110 84 -50Q64 6 0 6Q-70 0 -82 -60C-92 -120 -60 -168 -14 -176Z', '#6F9457') +
    scatter(
      [
        [-40, -130],
        [0, -146],
        [36, -128],
        [-56, -96],
        [-18, -106],
        [22, -98],
        [58, -88],
        [-50, -58],
        [-10, -64],
        [30, -58],
        [60, -46],
        [-30, -26],
        [10, -26],
      ],
      path('M-8 4L0 -14L8 4Z', '#4F7340'),
    ) +
    line('M-12 -176Q-10 -194 4 -200', '#5B4327', 9),
  soursopHalf:
    ground(66) +
    ellipse(0, -58, 68, 60, '#6F9457') +
    ellipse(0, -59, 59, 51, '#FDFBF0') +
    ellipse(0, -58, 15, 34, '#EFE9D2') +
    scatter(
      [
        [-28, -72, 30],
        [28, -70, -30],
        [-26, -42, -20],
        [26, -42, 20],
        [0, -92, 0],
      ],
      ellipse(0, 0, 6, 10, '#33261C'),
    ),
  passion: ground(78) + group('rotate(-6)', passionHalf),
  passionWhole:
    ground(70) +
    circle(0, -66, 68, '#F0B83A') +
    path('M20 -132A68 68 0 0 1 20 0Q70 -66 20 -132Z', COCOA, 'opacity=".1"') +
    ellipse(-28, -92, 11, 20, MILK, 'opacity=".5"') +
    line('M0 -132Q2 -146 14 -152', '#6C7A2F', 8),
  tomato:
    ground(66) +
    ellipse(0, -56, 68, 58, '#D9442F') +
    ellipse(-26, -80, 11, 16, MILK, 'opacity=".4"') +
    group('translate(0 -108)', leaf(-160, 40), leaf(-90, 30), leaf(-20, 40), leaf(30, 32), leaf(150, 32)),
  cherry:
    ground(44) +
    circle(0, -40, 40, '#C22B3B') +
    ellipse(-14, -54, 8, 11, MILK, 'opacity=".5"') +
    line('M4 -78Q14 -120 48 -136', LEAF, 6) +
    group('translate(46 -136)', leaf(10, 44)),
  fig:
    ground(66) +
    path('M-6 -132Q0 -146 10 -134L16 -98Q76 -64 70 -20Q52 8 0 6T-70 -20Q-76 -64 -16 -98Z', '#5D6B2F') +
    line('M-10 -92Q-46 -50 -30 -6M10 -92Q46 -50 34 -6', '#7F8F4A', 5),
};
