import { BUTTER, COCOA, CREAM, LEAF, MILK, circle, ellipse, group, line, mix, path, rect } from './ink.mjs';
import { mark } from './label.mjs';
import { lettering } from './lettering.mjs';

const PALETTES = [
  { wall: '#F6E2C0', door: LEAF, awning: '#2F6B3A', sky: '#CFE6F2' },
  { wall: '#FBF3E2', door: '#8E3B2E', awning: '#C4533C', sky: '#DCEBF5' },
  { wall: '#E9C46A', door: '#2C5D73', awning: '#2C5D73', sky: '#FBE7CF' },
  { wall: '#CFE3D4', door: '#7A4A2B', awning: '#E0A030', sky: '#DCEBF5' },
  { wall: '#F2C9B4', door: '#3E5B35', awning: '#7A3B54', sky: '#FDF0D8' },
  { wall: '#BFD9E6', door: '#B5502F', awning: '#D9822B', sky: '#FBE3D0' },
];

const palm = (x, y, scale) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-9 0Q4 -150 -4 -290L10 -290Q22 -150 13 0Z', '#8A6A46'),
    [-200, -165, -130, -90, -50, -15, 20]
      .map((angle) =>
        group(
          `translate(3 -288) rotate(${angle})`,
          path('M0 0Q70 -46 150 14Q70 -4 0 10Z', angle % 2 ? '#4C8A55' : '#3A7545'),
        ),
      )
      .join(''),
  );

function awning(colour) {
  const stripes = Array.from({ length: 12 }, (_, index) => {
    const left = 150 + index * 55;
    const fill = index % 2 ? CREAM : colour;
    return path(
      `M${left + (index < 6 ? 6 : 2)} 430H${left + 57}L${left + 55} 520Q${left + 27} 556 ${left} 520Z`,
      fill,
    );
  });
  return stripes.join('') + path('M150 520H810V534Q480 548 150 534Z', COCOA, 'opacity=".08"');
}

function shopWindow(x, width) {
  const shelf = (y, colours) =>
    rect(x + 14, y, width - 28, 8, 3, '#A87848') +
    colours
      .map((colour, index) =>
        group(
          `translate(${x + 40 + index * 44} ${y})`,
          rect(-13, -46, 26, 46, 7, colour),
          rect(-8, -58, 16, 14, 3, LEAF),
          rect(-13, -30, 26, 16, 0, CREAM),
        ),
      )
      .join('');
  return [
    rect(x - 10, 560, width + 20, 220, 10, '#7A5230'),
    rect(x, 570, width, 200, 6, '#FFF3D6'),
    shelf(660, ['#E4576B', '#F2A65A', '#6B2C4F', '#9CB88A']),
    group(
      `translate(${x + width / 2} 752)`,
      ellipse(-44, 0, 44, 16, '#E0A83C'),
      rect(-88, -26, 88, 26, 4, '#E9BC58'),
      ellipse(-44, -26, 44, 15, '#F5D584'),
      rect(16, -40, 62, 46, 6, '#FBEBB8'),
      rect(16, -40, 62, 14, 6, MILK),
    ),
    path(`M${x} 570h60L${x} 690Z`, MILK, 'opacity=".4"'),
  ].join('');
}

/** The front of a partner store, with its own name over the door. */
export function shopFront(store, index) {
  const { wall, door, awning: cloth, sky } = PALETTES[index % PALETTES.length];
  const doorLeft = index % 2 ? 600 : 190;
  const windowLeft = index % 2 ? 190 : 430;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960" role="img" aria-label="${store.name}, ${store.city}">`,
    `<rect width="960" height="960" fill="${sky}"/>`,
    circle(index % 2 ? 200 : 770, 210, 92, mix(BUTTER, CREAM, 0.35)),
    path('M0 640Q200 540 420 610T960 560V960H0Z', '#A9C79A'),
    palm(index % 2 ? 884 : 82, 800, 1.35),
    rect(130, 300, 700, 530, 6, wall),
    rect(700, 300, 130, 530, 6, COCOA, 'opacity=".06"'),
    path('M96 312L160 214H800L864 312Z', '#B9573C'),
    Array.from({ length: 13 }, (_, tile) =>
      line(`M${150 + tile * 56} 222L${130 + tile * 59} 308`, '#98432C', 5),
    ).join(''),
    rect(170, 326, 620, 88, 14, CREAM),
    mark(226, 372, 70),
    lettering(store.name, { x: 510, y: 388, size: 50, fill: mix(door, COCOA, 0.25), room: 470 }),
    awning(cloth),
    rect(doorLeft, 566, 170, 264, 8, mix(door, COCOA, 0.3)),
    rect(doorLeft + 12, 578, 146, 252, 6, door),
    rect(doorLeft + 32, 598, 106, 110, 6, '#FFF3D6'),
    circle(doorLeft + 138, 728, 8, BUTTER),
    shopWindow(windowLeft, index % 2 ? 370 : 350),
    rect(130, 806, 700, 26, 0, mix(wall, COCOA, 0.25)),
    path('M0 828H960V960H0Z', '#D8C3A2'),
    path('M0 828H960V852H0Z', '#C5AC86'),
    [
      [windowLeft + 20, 832],
      [windowLeft + 320, 832],
    ]
      .map(([x, y]) =>
        group(
          `translate(${x} ${y})`,
          circle(-16, -62, 26, '#4C8A55'),
          circle(16, -62, 26, '#3A7545'),
          circle(0, -84, 26, '#5B9A63'),
          circle(-14, -78, 7, '#E4576B'),
          circle(14, -66, 7, BUTTER),
          path('M-34 -44H34L24 2H-24Z', '#B9573C'),
        ),
      )
      .join(''),
    '</svg>',
  ].join('');
}
