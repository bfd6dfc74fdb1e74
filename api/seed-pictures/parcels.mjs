// Cheeses and what comes in boxes.
import {
  BUTTER,
  COCOA,
  CREAM,
  MILK,
  circle,
  ellipse,
  group,
  line,
  mix,
  path,
  rect,
  shadow,
  within,
} from './ink.mjs';
import { label, seal } from './label.mjs';

const PASTE = '#FBEBB8';

/** A block of cheese seen from its corner, with the label's paper around it. */
export function block({ name, tint, eyes = [], slices = 0 }) {
  const front = 'M210 470L610 500V810L210 772Z';
  const side = 'M610 500L770 436V726L610 810Z';
  const top = 'M210 470L378 414L770 436L610 500Z';
  const paste = mix(mix(tint, BUTTER, 0.2), COCOA, 0.03);
  const cuts = Array.from({ length: slices }, (_, index) =>
    line(`M${626 + index * 20} ${496 - index * 8}V${796 - index * 10}`, COCOA, 3, 'opacity=".25"'),
  );
  const lines = Array.from({ length: slices }, (_, index) =>
    line(
      `M${626 + index * 20} ${494 - index * 8}L${226 + index * 20} ${464 - index * 6.6}`,
      COCOA,
      3,
      'opacity=".16"',
    ),
  );
  return [
    shadow(500, 806, 320, 34),
    path(front, paste),
    path(side, mix(paste, COCOA, 0.17)),
    path(top, mix(paste, MILK, 0.5)),
    ...cuts,
    ...lines,
    eyes.map(([x, y, r]) => ellipse(x, y, r, r * 0.8, COCOA, 'opacity=".13"')).join(''),
    path('M290 476L540 495V804L290 780Z', CREAM),
    path('M290 476L456 418L696 432L540 495Z', mix(CREAM, MILK, 0.6)),
    `<g transform="matrix(1 .078 0 1 0 -24)">${label({ x: 290, y: 478, width: 250, height: 304, name, tint })}</g>`,
    line('M216 478L606 507', MILK, 5, 'opacity=".8"'),
  ].join('');
}

/** A wheel with a wedge taken out of it. */
export function wheel({ name, tint }) {
  const rind = mix(tint, COCOA, 0.12);
  const drum = 'M170 560V700Q170 806 480 806T790 700V560Z';
  return [
    shadow(490, 800, 330, 36),
    path(drum, rind),
    within(
      'drum',
      drum,
      path('M640 540H800V820H600Z', COCOA, 'opacity=".12"'),
      line('M180 640Q300 730 480 732', MILK, 8, 'opacity=".28"'),
    ),
    ellipse(480, 560, 310, 112, mix(rind, MILK, 0.28)),
    ellipse(480, 556, 284, 98, mix(rind, MILK, 0.42)),
    path('M480 556L700 636Q650 668 590 680L560 672V800Q640 796 700 768L700 636Z', mix(PASTE, COCOA, 0.05)),
    path('M480 556L560 672V802L480 690Z', mix(PASTE, COCOA, 0.16)),
    path('M480 556L704 630V764L480 690Z', PASTE),
    [
      [560, 640, 10],
      [620, 690, 13],
      [660, 660, 8],
      [590, 690, 7],
    ]
      .map(([x, y, r]) => ellipse(x, y, r, r * 0.8, COCOA, 'opacity=".14"'))
      .join(''),
    path('M480 556L704 630Q652 668 568 672Z', 'none'),
    wedge(rind),
    seal(392, 496, 128, name, tint),
  ].join('');
}

const wedge = (rind) =>
  group(
    'translate(610 690)',
    ellipse(110, 120, 150, 18, COCOA, 'opacity=".16"'),
    path('M0 50L190 -10L250 40V96L0 126Z', PASTE),
    path('M0 50L190 -10L250 40Z', mix(PASTE, MILK, 0.5)),
    path('M250 40L262 34V92L250 96Z', rind),
    path('M190 -10L204 -14L262 34L250 40Z', mix(rind, MILK, 0.3)),
    [
      [90, 84, 12],
      [160, 66, 9],
      [200, 82, 7],
      [60, 100, 6],
    ]
      .map(([x, y, r]) => ellipse(x, y, r, r * 0.8, COCOA, 'opacity=".13"'))
      .join(''),
  );

/** A ball of pulled cheese whose layers come off like leaves. */
export function ball({ name, tint }) {
  const skin = mix(tint, MILK, 0.25);
  const leaves = [250, 214, 176, 138, 98].map((r, index) =>
    line(
      `M${480 - r} ${560 + index * 6}Q${480 - r * 0.4} ${560 - r * 0.95} ${480 + r * 0.75} ${520 - r * 0.62}`,
      mix(tint, COCOA, 0.18),
      5,
      'opacity=".55"',
    ),
  );
  return [
    shadow(490, 810, 270, 32),
    path('M210 590C206 400 330 316 480 316S756 400 750 590C746 744 640 814 480 814S214 744 210 590Z', skin),
    within(
      'ball',
      'M210 590C206 400 330 316 480 316S756 400 750 590C746 744 640 814 480 814S214 744 210 590Z',
      ...leaves,
      path('M650 330Q740 560 560 830H780V330Z', COCOA, 'opacity=".1"'),
    ),
    path('M560 350Q690 300 792 396Q770 470 726 470Q672 380 560 350Z', mix(skin, MILK, 0.45)),
    line('M572 352Q690 330 770 410', mix(tint, COCOA, 0.2), 4, 'opacity=".5"'),
    path('M596 420Q700 400 760 500Q740 540 716 530Q676 450 596 420Z', mix(skin, MILK, 0.25)),
    seal(440, 584, 150, name, tint),
  ].join('');
}

/** Fresh cheese in a plantain leaf, tied with fibre. */
export function leafParcel({ name }) {
  const green = '#6E9B4B';
  const body = 'M196 600Q250 470 480 452T766 590Q782 720 690 786Q480 836 262 790Q176 720 196 600Z';
  const veins = Array.from({ length: 11 }, (_, index) =>
    line(
      `M${220 + index * 54} ${470 + Math.abs(5 - index) * 9}Q${200 + index * 56} 640 ${226 + index * 52} 810`,
      mix(green, COCOA, 0.25),
      4,
      'opacity=".45"',
    ),
  );
  return [
    shadow(490, 806, 310, 34),
    path('M120 690Q160 560 300 560L320 760Q190 780 120 690Z', mix(green, COCOA, 0.12)),
    path('M846 680Q800 560 660 560L650 764Q790 780 846 680Z', mix(green, COCOA, 0.24)),
    path(body, green),
    within('leaf', body, ...veins, path('M650 440H800V840H610Z', COCOA, 'opacity=".1"')),
    path('M330 470Q480 420 640 472Q600 540 480 544T330 470Z', '#FFFBEF'),
    path('M330 470Q480 500 640 472Q600 540 480 544T330 470Z', mix('#FFFBEF', COCOA, 0.06)),
    line('M214 680Q480 730 752 674', '#D9C08A', 12),
    line('M216 668Q480 716 750 662', '#C9A968', 5),
    seal(480, 650, 132, name, '#7FA650'),
  ].join('');
}

/** An open carton with the pieces showing above its front. */
export function box({ name, tint, pieces }) {
  const front = 'M170 560H790L770 806Q768 822 752 822H208Q192 822 190 806Z';
  const card = mix(tint, CREAM, 0.2);
  return [
    shadow(490, 824, 330, 34),
    path('M190 470H770L790 566H170Z', mix(card, COCOA, 0.4)),
    pieces,
    path(front, card),
    within(
      'front',
      front,
      path('M160 740Q320 700 480 740T800 730V840H160Z', mix(card, COCOA, 0.14)),
      path('M690 550H800V830H660Z', COCOA, 'opacity=".08"'),
    ),
    rect(164, 548, 632, 24, 8, mix(card, MILK, 0.35)),
    label({ x: 340, y: 584, width: 280, height: 224, name, tint }),
    circle(232, 640, 10, MILK, 'opacity=".5"'),
    circle(728, 640, 10, MILK, 'opacity=".5"'),
    line('M232 690v60M728 690v60', MILK, 8, 'opacity=".35"'),
  ].join('');
}

/** What lies in a box: pears of cheese, stuffed figs, squares of milk fudge. */
export const pieces = {
  pears: [250, 362, 474, 586, 698]
    .map((x, index) =>
      group(
        `translate(${x} ${index % 2 ? 470 : 486})`,
        path(
          'M-14 -96Q-30 -70 -12 -52Q-70 -20 -62 44Q-50 104 0 104T62 44Q70 -20 12 -52Q30 -70 14 -96Q0 -108 -14 -96Z',
          '#FBE9A9',
        ),
        path('M20 -44Q80 0 58 60Q40 104 0 104Q56 40 20 -44Z', COCOA, 'opacity=".08"'),
        line('M-16 -54Q0 -44 16 -54', '#C98F2B', 7),
        ellipse(-26, 10, 10, 26, MILK, 'opacity=".6"'),
      ),
    )
    .join(''),
  figs: [270, 410, 550, 690]
    .map((x, index) =>
      group(
        `translate(${x} ${index % 2 ? 474 : 492})`,
        path('M-6 -92Q-2 -104 8 -94L16 -62Q84 -20 76 46Q60 104 0 104T-76 46Q-84 -20 -16 -62Z', '#5D6B2F'),
        path('M20 -56Q92 0 66 64Q40 110 0 104Q60 40 20 -56Z', COCOA, 'opacity=".16"'),
        ellipse(-4, 8, 44, 40, '#A4622E'),
        ellipse(-10, 0, 30, 24, '#C98648'),
        ellipse(-18, -8, 10, 6, '#EBC08C'),
      ),
    )
    .join(''),
  fudge: [236, 334, 432, 530, 628, 724]
    .map((x, index) =>
      group(
        `translate(${x} ${index % 2 ? 488 : 476}) rotate(${index % 2 ? 3 : -3})`,
        rect(-46, -52, 92, 120, 10, '#D8A86B'),
        rect(-46, -52, 92, 30, 10, '#EBC795'),
        line('M-30 -2h60M-30 22h44', '#B98446', 5, 'opacity=".5"'),
      ),
    )
    .join(''),
};
