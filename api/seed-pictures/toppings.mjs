// What is seen above the rim of a dessert; drawn around the rim's middle at 480,410.
import { COCOA, MILK, circle, ellipse, line, mix, path } from './ink.mjs';

export const toppings = {
  meringue:
    path(
      'M262 412Q250 360 316 352Q330 296 400 312Q430 250 500 280Q570 254 600 312Q668 300 672 356Q716 368 698 412Z',
      '#FFFDF6',
    ) +
    path('M560 300Q660 300 672 356Q716 368 698 412H600Q640 350 560 300Z', COCOA, 'opacity=".06"') +
    line('M330 372Q370 340 410 368M440 340Q480 304 520 340M556 370Q600 342 636 372', '#EADBC0', 7) +
    circle(492, 262, 30, '#C22B3B') +
    ellipse(482, 252, 7, 9, MILK, 'opacity=".5"') +
    line('M496 234Q510 200 540 194', '#2F6B3A', 6),
  passion:
    path('M256 412Q300 350 480 348T704 412Z', '#F7B733') +
    path('M256 412Q300 372 480 368T704 412Z', '#F2A71B') +
    [
      [360, 392],
      [420, 376],
      [478, 388],
      [540, 372],
      [596, 392],
      [446, 398],
      [640, 402],
    ]
      .map(([x, y]) => ellipse(x, y, 12, 7, '#3B2A1A'))
      .join(''),
  caramel:
    path('M276 412Q290 318 360 312H600Q670 318 684 412Z', '#F4C86E') +
    path(
      'M276 412Q284 360 300 336Q320 300 360 296H600Q640 300 660 336Q676 360 684 412Q660 420 640 380Q620 352 596 392Q570 420 540 380Q500 350 470 396Q440 424 410 378Q380 350 350 392Q320 420 276 412Z',
      '#8E4712',
    ) +
    line('M350 320Q480 304 600 320', mix('#8E4712', MILK, 0.5), 9),
};
