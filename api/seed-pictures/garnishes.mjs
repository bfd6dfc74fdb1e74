// What lies on the table beside a product. Every garnish is drawn around 0,0 and stands on y = 0, about 160 high.
import { BUTTER, COCOA, MILK, circle, ellipse, group, line, mix, path, rect } from './ink.mjs';
import { fruits } from './fruits.mjs';
import { ground, leaf, scatter } from './sprinkle.mjs';

const stick =
  rect(-12, -150, 24, 150, 8, '#8E4F25') +
  rect(-12, -150, 9, 150, 4, '#B06B38') +
  line('M4 -140V-14', '#6B3817', 3);
const spike = (angle) =>
  group(
    `rotate(${angle})`,
    line('M0 0V-150', '#B98A3E', 5),
    scatter(
      [
        [-12, -70, -28],
        [12, -82, 28],
        [-12, -98, -28],
        [12, -110, 28],
        [-11, -126, -24],
        [10, -138, 24],
        [0, -156, 0],
      ],
      path('M0 14Q-10 0 0 -18Q10 0 0 14Z', '#D9B062'),
    ),
  );
const bean = ellipse(0, 0, 24, 17, '#5A3420') + line('M-18 4Q-4 -8 18 -4', '#8A5A3C', 4);
const flower =
  [0, 72, 144, 216, 288]
    .map((angle) => group(`rotate(${angle})`, ellipse(0, -26, 16, 28, '#FFF3CF')))
    .join('') + circle(0, 0, 13, BUTTER);
const syrup = (colour) =>
  path('M-84 -6Q-92 -30 -50 -30Q-20 -44 20 -32Q92 -36 86 -6Q60 14 0 10T-84 -6Z', colour) +
  path(
    'M-50 -22Q-10 -34 30 -24',
    'none',
    `stroke="${mix(colour, MILK, 0.5)}" stroke-width="7" stroke-linecap="round"`,
  );
const spoonful = (colour) =>
  group(
    'rotate(-24)',
    rect(26, -26, 170, 15, 7, '#B98A58'),
    ellipse(0, -20, 50, 30, '#A87848'),
    ellipse(0, -30, 42, 22, colour),
    ellipse(-12, -36, 14, 6, mix(colour, MILK, 0.5)),
  );
const grain = ellipse(0, 0, 13, 6, '#FFFDF4', `stroke="#E2D3B1" stroke-width="2"`);

export const garnishes = {
  ...fruits,
  arequipe: ground(90) + syrup('#A4622E') + spoonful('#B8743A'),
  coffeeArequipe: ground(90) + syrup('#5A3622') + spoonful('#6E442B'),
  beans: scatter(
    [
      [-40, -14, 20],
      [10, -12, -30],
      [52, -18, 50],
      [-10, -40, 80],
      [28, -42, 10],
    ],
    bean,
  ),
  mint:
    ground(50) +
    group(
      'translate(0 -8)',
      leaf(-30, 84),
      leaf(-150, 80),
      leaf(-90, 92),
      leaf(-60, 66, '#4C8A55'),
      leaf(-120, 66, '#4C8A55'),
    ),
  cinnamon:
    ground(84) +
    group('translate(-70 -14) rotate(78)', stick) +
    group('translate(-60 -34) rotate(66)', stick),
  clove: scatter(
    [
      [-30, -12, 40],
      [20, -14, -20],
      [44, -8, 80],
    ],
    line('M0 0V-34', '#6B3A1E', 9) + circle(0, -38, 10, '#8E5530'),
  ),
  oats: ground(60) + spike(-26) + spike(0) + spike(24),
  oatFlakes: scatter(
    [
      [-50, -10, 10],
      [-14, -8, -20],
      [22, -12, 30],
      [54, -8, 0],
      [-30, -24, 60],
      [4, -28, 10],
      [36, -26, -30],
    ],
    ellipse(0, 0, 18, 11, '#E3C78F') + line('M-10 0H10', '#B98F4E', 3),
  ),
  vanilla:
    ground(60) +
    group('translate(0 -60)', flower) +
    line('M-60 -8Q0 -34 70 -20', '#4A2E1B', 9) +
    line('M-50 -2Q10 -16 74 -6', '#5D3B22', 8),
  milkGlass:
    ground(62) +
    path('M-58 -190H58L46 -8Q44 0 34 0H-34Q-44 0 -46 -8Z', '#E6F1F8') +
    path('M-54 -150Q0 -140 54 -150L46 -8Q44 0 34 0H-34Q-44 0 -46 -8Z', MILK) +
    ellipse(0, -150, 54, 11, '#F6FAFD') +
    path('M26 -190H58L46 -8Q44 0 34 0H20Z', COCOA, 'opacity=".06"'),
  bowl:
    ground(92) +
    path('M-96 -90H96Q88 0 40 0H-40Q-88 0 -96 -90Z', '#5D9CC7') +
    ellipse(0, -90, 96, 24, '#4A86AF') +
    ellipse(0, -90, 84, 18, '#FFFDF6') +
    line('M-30 -92Q0 -104 26 -92T50 -90', '#E9E1CF', 5) +
    line('M-80 -56Q0 -34 80 -56', MILK, 7, 'opacity=".6"'),
  arepa:
    ground(92) +
    ellipse(0, -26, 94, 34, '#E6B866') +
    ellipse(0, -36, 94, 34, '#F4D38E') +
    scatter(
      [
        [-40, -44],
        [-10, -30],
        [30, -46],
        [50, -30],
        [6, -52],
      ],
      ellipse(0, 0, 13, 5, '#C98F42'),
    ),
  guavaPaste:
    ground(66) +
    path('M-64 -60L30 -68L66 -50V-6L-26 6L-64 -10Z', '#A8323A') +
    path('M-64 -60L30 -68L66 -50L-26 -40Z', '#C7505A') +
    line('M-26 -40V4', '#8B252E', 4),
  plantain:
    ground(90) +
    scatter(
      [
        [-44, -16, -6],
        [40, -14, 8],
        [-4, -36, 0],
      ],
      ellipse(0, 0, 56, 20, '#E0A93A') + ellipse(0, -5, 52, 16, '#F4CD6A') + ellipse(0, -5, 26, 6, '#E3B044'),
    ),
  basil:
    ground(40) +
    group('translate(0 -8)', leaf(-20, 78, '#4C8A55'), leaf(-80, 84, '#3F7C49'), leaf(-150, 76, '#4C8A55')),
  walnut:
    ground(48) +
    circle(0, -44, 46, '#A87445') +
    line('M0 -88V0M-26 -70Q-10 -50 -28 -26M26 -70Q10 -50 28 -26', '#7C5230', 5),
  honey:
    ground(60) +
    path('M-46 -110H46Q60 -60 46 -4Q0 8 -46 -4Q-60 -60 -46 -110Z', '#E09B22') +
    rect(-50, -134, 100, 28, 8, '#7A5230') +
    rect(-36, -84, 10, 56, 5, MILK, 'opacity=".5"'),
  raisins: scatter(
    [
      [-46, -12, 20],
      [-8, -10, 50],
      [30, -14, -20],
      [-26, -32, 0],
      [10, -36, 30],
    ],
    ellipse(0, 0, 18, 12, '#4A2A2E') + ellipse(-5, -4, 6, 3, '#7E5257'),
  ),
  rice: scatter(
    [
      [-50, -8, 20],
      [-26, -14, -40],
      [0, -8, 10],
      [26, -14, 60],
      [50, -8, -10],
      [-10, -26, 30],
      [16, -28, -20],
    ],
    grain,
  ),
  biscuit:
    ground(84) +
    group(
      'translate(0 -18)',
      ellipse(0, 0, 82, 26, '#C98E45'),
      ellipse(0, -10, 82, 26, '#E3B56C'),
      scatter(
        [
          [-40, -10],
          [-10, -18],
          [20, -6],
          [44, -14],
          [0, 2],
        ],
        ellipse(0, 0, 5, 3, '#A8702F'),
      ),
    ),
  caramel: ground(88) + syrup('#9A4E14') + syrup('#B9691C'),
  egg:
    ground(52) +
    path('M0 -124C40 -124 56 -70 50 -40Q40 0 0 0T-50 -40C-56 -70 -40 -124 0 -124Z', '#F4DCC0') +
    ellipse(-18, -84, 9, 18, MILK, 'opacity=".6"'),
  fudge:
    ground(66) +
    rect(-60, -52, 56, 52, 8, '#D8A86B') +
    rect(4, -52, 56, 52, 8, '#CF9B5A') +
    rect(-30, -104, 58, 54, 8, '#E3B97F'),
  cheesePear:
    ground(46) +
    path(
      'M-10 -122Q-22 -104 -10 -90Q-56 -66 -48 -26Q-38 4 0 4T48 -26Q56 -66 10 -90Q22 -104 10 -122Q0 -130 -10 -122Z',
      '#FBE9A9',
    ) +
    line('M-12 -92Q0 -84 12 -92', '#C98F2B', 6) +
    ellipse(-20, -44, 7, 18, MILK, 'opacity=".6"'),
  cheeseCubes:
    ground(70) +
    scatter(
      [
        [-36, -2],
        [34, 0],
        [0, -48],
      ],
      rect(-30, -50, 60, 50, 8, '#FBE3A0') + rect(-30, -50, 60, 16, 8, '#FFF1C7'),
    ),
};
