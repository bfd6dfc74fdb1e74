// Containers of drinks and spoonable products. Each stands on the table at y = 820, centred on x = 480.
import {
  COCOA,
  CREAM,
  LEAF,
  MILK,
  SKY,
  ellipse,
  inkOf,
  line,
  luminance,
  mix,
  path,
  rect,
  shadow,
  within,
} from './ink.mjs';
import { label } from './label.mjs';

/** Light from the left, shade on the right: the same on everything. */
const light = (x, y, width, height) => rect(x, y, width, height, width / 2, MILK, 'opacity=".5"');
const shade = (d) => path(d, COCOA, 'opacity=".1"');

export function bottle({ name, tint }) {
  const body =
    'M430 252C430 318 338 330 338 430V782Q338 826 388 826H572Q622 826 622 782V430C622 330 530 318 530 252Z';
  const drink = mix(tint, MILK, luminance(tint) > 0.75 ? 0 : 0.36);
  return [
    shadow(490, 826, 200),
    path(body, mix(drink, COCOA, 0.07)),
    within(
      'body',
      body,
      path('M320 388Q410 366 480 388T640 384V840H320Z', drink),
      shade('M560 240H640V840H548Q590 620 560 240Z'),
      label({ x: 330, y: 446, width: 300, height: 300, name, tint, curve: 9 }),
      path('M570 430H640V840H570Z', COCOA, 'opacity=".07"'),
      light(360, 420, 16, 380),
      line('M446 276C440 330 392 340 374 384', MILK, 10, 'opacity=".45"'),
    ),
    path('M424 262Q480 276 536 262V236H424Z', mix(drink, COCOA, 0.08)),
    path('M418 168Q418 156 430 156H530Q542 156 542 168V236Q480 252 418 236Z', LEAF),
    path('M418 212Q480 228 542 212V236Q480 252 418 236Z', mix(LEAF, COCOA, 0.35)),
    [440, 462, 484, 506].map((x) => rect(x, 170, 6, 40, 3, MILK, 'opacity=".28"')).join(''),
  ].join('');
}

export function cup({ name, tint }) {
  const body = 'M282 330H678L632 790Q628 826 590 826H370Q332 826 328 790Z';
  return [
    shadow(490, 826, 210),
    path(body, MILK),
    within(
      'body',
      body,
      path('M280 326H680V430Q580 470 480 430T280 436Z', tint),
      path('M280 366H680V430Q580 470 480 430T280 436Z', mix(tint, COCOA, 0.14), 'opacity=".5"'),
      label({ x: 318, y: 448, width: 324, height: 330, name, tint, curve: 8 }),
      shade('M612 320H690L640 840H570Z'),
      light(336, 350, 16, 420),
    ),
    path(
      'M256 300Q256 280 276 280H684Q704 280 704 300V312Q704 336 680 338H280Q256 336 256 312Z',
      mix(SKY, '#9FB4C2', 0.35),
    ),
    path('M262 292Q270 270 300 268Q480 252 660 268Q690 270 698 292Q480 308 262 292Z', mix(SKY, MILK, 0.35)),
    path('M640 268Q700 232 724 250Q730 272 694 292Q664 280 640 268Z', mix(SKY, '#9FB4C2', 0.2)),
    line('M330 284Q480 270 610 284', MILK, 6, 'opacity=".8"'),
  ].join('');
}

export function bag({ name, tint }) {
  const body = 'M300 236Q480 222 660 236C676 400 690 560 676 800Q480 842 284 800C270 560 284 400 300 236Z';
  const crimp = (y) =>
    Array.from({ length: 15 }, (_, index) =>
      line(`M${312 + index * 24} ${y}v24`, MILK, 4, 'opacity=".55"'),
    ).join('');
  const film = luminous(tint);
  return [
    shadow(486, 818, 220),
    path(body, film),
    within(
      'body',
      body,
      path('M270 660Q380 610 480 660T700 650V860H270Z', mix(film, MILK, 0.55)),
      path('M270 712Q380 662 480 712T700 702V860H270Z', MILK, 'opacity=".7"'),
      shade('M610 220H700V840H600Q660 600 610 220Z'),
      line('M330 300Q318 520 330 720', MILK, 14, 'opacity=".5"'),
      line('M640 320Q620 380 642 440', COCOA, 5, 'opacity=".1"'),
    ),
    path('M300 214H660V262Q480 250 300 262Z', mix(film, COCOA, 0.16)),
    crimp(224),
    label({
      x: 352,
      y: 320,
      width: 256,
      height: 320,
      name,
      tint: inkOf(tint) === tint ? tint : mix(tint, COCOA, 0.1),
    }),
  ].join('');
}

const luminous = (tint) => mix(tint, MILK, 0.12);

export function jar({ name, tint }) {
  const body = 'M322 386Q270 410 270 470V772Q270 826 326 826H634Q690 826 690 772V470Q690 410 638 386Z';
  return [
    shadow(490, 826, 240),
    path(body, mix(SKY, MILK, 0.4)),
    within(
      'body',
      body,
      path(
        'M284 446Q400 424 480 444T676 440V770Q676 812 630 812H330Q284 812 284 770Z',
        mix(tint, MILK, 0.06),
      ),
      path('M284 446Q400 424 480 444T676 440V462Q560 470 480 464T284 470Z', mix(tint, MILK, 0.4)),
      shade('M620 380H700V840H600Q650 620 620 380Z'),
      label({ x: 330, y: 496, width: 300, height: 280, name, tint: mix(tint, CREAM, 0.08), curve: 4 }),
      rect(292, 470, 16, 300, 8, MILK, 'opacity=".55"'),
    ),
    rect(326, 360, 308, 34, 10, mix(SKY, '#9FB4C2', 0.5)),
    cloth(inkOf(tint)),
  ].join('');
}

function cloth(ink) {
  const top =
    'M300 300Q302 262 360 254Q480 236 600 254Q658 262 660 300L684 366Q664 388 640 370Q616 396 590 376Q562 400 536 380Q508 402 480 382Q452 402 424 380Q398 400 370 376Q344 396 320 370Q296 388 276 366Z';
  const checks = Array.from({ length: 9 }, (_, index) =>
    rect(288 + index * 44, 240, 20, 160, 0, ink, 'opacity=".32"'),
  );
  const rows = [262, 306, 350].map((y) => rect(260, y, 440, 20, 0, ink, 'opacity=".32"'));
  return [
    path(top, CREAM),
    within('cloth', top, ...checks, ...rows, shade('M610 230H700V420H600Z')),
    line('M308 322Q480 350 652 322', LEAF, 12),
    path('M470 336q-52 -30 -62 6q14 24 62 -6Zm18 0q52 -30 62 6q-14 24 -62 -6Z', LEAF),
    ellipse(479, 337, 14, 12, mix(LEAF, COCOA, 0.3)),
  ].join('');
}

export function tub({ name, tint, layers }) {
  const body = 'M250 440H710L654 782Q648 822 606 822H354Q312 822 306 782Z';
  const strata = layers.map((colour, index) => {
    const y = 470 + (index * 350) / layers.length;
    return path(`M240 ${y}Q360 ${y - 18} 480 ${y}T720 ${y - 4}V840H240Z`, colour);
  });
  return [
    shadow(490, 824, 230),
    path(body, mix(SKY, MILK, 0.5)),
    within(
      'body',
      body,
      ...strata,
      shade('M640 430H720L650 840H580Z'),
      rect(322, 470, 14, 300, 7, MILK, 'opacity=".5"'),
    ),
    path(
      'M236 424Q236 408 252 408H708Q724 408 724 424V436Q724 452 708 452H252Q236 452 236 436Z',
      mix(SKY, MILK, 0.55),
    ),
    label({ x: 352, y: 506, width: 256, height: 250, name, tint }),
  ].join('');
}
