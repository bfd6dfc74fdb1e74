// The Llanos at sunrise. `turn` 1 equals 0, so that the film has no seam.

const WIDTH = 1280;
const HEIGHT = 720;
const wave = (turn, cycles = 1, shift = 0) => Math.sin((turn * cycles + shift) * 2 * Math.PI);
const n = (value) => Math.round(value * 10) / 10;

const DEFS = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3F6E93"/><stop offset=".42" stop-color="#C79A86"/><stop offset=".64" stop-color="#F4B968"/><stop offset=".74" stop-color="#FCE0A2"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#FFF3C9"/><stop offset=".3" stop-color="#FFD983" stop-opacity=".75"/><stop offset="1" stop-color="#FFC266" stop-opacity="0"/></radialGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FBD894"/><stop offset="1" stop-color="#7FA3A8"/></linearGradient>
<linearGradient id="near" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4F7D3C"/><stop offset="1" stop-color="#24482A"/></linearGradient>
</defs>`;

function clouds(turn) {
  const bank = (x, y, scale, drift, opacity) => {
    const at = x + wave(turn, 1, drift) * 22;
    return `<g transform="translate(${n(at)} ${y}) scale(${scale})" fill="#FFE9CF" opacity="${opacity}"><path d="M-190 20Q-170 -12 -110 -6Q-80 -48 -16 -34Q40 -62 90 -22Q150 -30 190 20Z"/><path d="M-260 20H270Q220 36 0 34T-260 20Z" opacity=".7"/></g>`;
  };
  return (
    bank(250, 150, 1, 0, 0.5) +
    bank(980, 110, 1.3, 0.3, 0.42) +
    bank(640, 235, 0.8, 0.6, 0.38) +
    bank(1180, 265, 0.7, 0.1, 0.42)
  );
}

function sun(turn) {
  const breath = 1 + wave(turn) * 0.03;
  const y = 418 - wave(turn, 1, 0.25) * 8;
  const rays = Array.from({ length: 14 }, (_, index) => {
    const angle = (index * 360) / 14 + wave(turn) * 4;
    return `<path transform="translate(770 ${n(y)}) rotate(${n(angle)})" d="M-16 -120L0 -900L16 -120Z" fill="#FFE9B0" opacity="${n(10 * (0.07 + 0.03 * wave(turn, 1, index / 14))) / 10}"/>`;
  });
  return `${rays.join('')}<circle cx="770" cy="${n(y)}" r="${n(330 * breath)}" fill="url(#glow)"/><circle cx="770" cy="${n(y)}" r="82" fill="#FFF0BE"/>`;
}

const HILLS =
  '<path d="M0 400Q130 330 260 372T520 356T760 392T1010 350T1280 386V720H0Z" fill="#A77C6E"/><path d="M0 428Q220 392 430 420T860 416T1280 408V720H0Z" fill="#8C8A5C"/><path d="M0 452Q330 430 640 448T1280 440V720H0Z" fill="#7C9A55"/>';

function mist(turn) {
  return [0, 0.4, 0.7]
    .map(
      (shift, index) =>
        `<ellipse cx="${n(260 + index * 400 + wave(turn, 1, shift) * 60)}" cy="${438 + index * 6}" rx="330" ry="15" fill="#FFF1D6" opacity="${n(10 * (0.3 + 0.08 * wave(turn, 1, shift))) / 10}"/>`,
    )
    .join('');
}

function river(turn) {
  const course =
    'M724 452Q700 486 760 520T690 600Q560 660 520 720H960Q900 640 870 590T880 520Q860 480 800 452Z';
  const glints = Array.from({ length: 16 }, (_, index) => {
    const y = 466 + index * 16;
    const x = 764 + wave(0, 1, index * 0.37) * (16 + index * 6);
    const width = 12 + index * 3.4;
    return `<path d="M${n(x - width)} ${y}h${n(width * 2)}" stroke="#FFF6D8" stroke-width="${n(1.4 + index * 0.16)}" stroke-linecap="round" opacity="${n(100 * (0.45 + 0.4 * wave(turn, 2, index * 0.29))) / 100}"/>`;
  });
  return `<path d="${course}" fill="url(#water)"/><clipPath id="banks"><path d="${course}"/></clipPath><g clip-path="url(#banks)">${glints.join('')}</g>`;
}

function palm(x, y, scale, turn, shift) {
  const sway = wave(turn, 2, shift) * 2.4;
  const fronds = [-205, -172, -142, -112, -82, -52, -20, 10, 34]
    .map(
      (angle, index) =>
        `<path transform="translate(6 -250) rotate(${n(angle + wave(turn, 2, shift + index * 0.07) * 3.5)})" d="M0 0Q64 -44 132 16Q64 -8 0 8Z"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${n(sway * 0.4)})" fill="#27432B"><path d="M-7 0Q4 -130 1 -252L11 -252Q16 -130 9 0Z"/>${fronds}</g>`;
}

function cow(x, y, scale, turn, shift, coat) {
  const nod = Math.max(0, wave(turn, 1, shift)) * 14;
  const tail = wave(turn, 4, shift) * 12;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="2" rx="86" ry="9" fill="#1E3A22" opacity=".35"/><path d="M-58 -40V0H-46V-40ZM-32 -40V0H-20V-40ZM30 -40V0H42V-40ZM52 -40V0H64V-40Z" fill="#4A3325"/><path d="M-72 -84Q-70 -104 -40 -102Q0 -112 40 -104Q76 -104 76 -76Q78 -40 56 -34H-52Q-74 -40 -72 -84Z" fill="${coat}"/><path d="M-30 -102Q-10 -84 10 -102Q16 -74 -8 -66Q-34 -74 -30 -102ZM40 -60Q64 -76 74 -50Q66 -34 48 -36Z" fill="#5E4030"/><path transform="rotate(${n(tail)} -70 -88)" d="M-72 -92Q-88 -64 -82 -36L-76 -36Q-80 -64 -66 -86Z" fill="#5E4030"/><g transform="rotate(${n(nod)} 66 -92)"><path d="M40 -103Q84 -130 104 -112L126 -84Q126 -72 112 -72L92 -78L62 -56Z" fill="${coat}"/><path d="M112 -92L128 -82Q126 -70 112 -72Z" fill="#E8B9A0"/><path d="M82 -116Q78 -132 68 -136Q84 -138 92 -120Z" fill="#EFE0C4"/><circle cx="98" cy="-98" r="3" fill="#2A1A12"/></g></g>`;
}

function birds(turn) {
  return [
    [0.02, 220, 1],
    [0.07, 246, 0.8],
    [0.1, 206, 0.7],
    [0.55, 160, 0.6],
    [0.6, 182, 0.5],
  ]
    .map(([shift, y, scale], index) => {
      const x = -80 + ((turn + shift) % 1) * (WIDTH + 160);
      const flap = wave(turn, 20, index * 0.3) * 12;
      return `<path transform="translate(${n(x)} ${n(y + wave(turn, 2, shift) * 8)}) scale(${scale})" d="M-30 ${n(-flap)}Q-12 -10 0 2Q12 -10 30 ${n(-flap)}Q12 -2 0 10Q-12 -2 -30 ${n(-flap)}Z" fill="#FFF9EF"/>`;
    })
    .join('');
}

function grass(turn) {
  return Array.from({ length: 90 }, (_, index) => {
    const x = index * 14.6 - 8;
    const tall = 34 + ((index * 37) % 46);
    const bend = wave(turn, 2, index * 0.031) * 9 + ((index * 13) % 11) - 5;
    const colour = ['#1D3B22', '#2A5230', '#3A6638'][index % 3];
    return `<path d="M${n(x - 4)} 724Q${n(x)} ${n(720 - tall * 0.6)} ${n(x + bend)} ${720 - tall}Q${n(x + 4)} ${n(720 - tall * 0.6)} ${n(x + 5)} 724Z" fill="${colour}"/>`;
  }).join('');
}

const FENCE = `<g fill="#3B2A1E">${Array.from({ length: 6 }, (_, index) => `<path d="M${20 + index * 78} ${604 + index * 7}h11v${58 - index * 2}h-11z"/>`).join('')}<path d="M0 616L440 656v5L0 622ZM0 638L440 674v5L0 644Z"/></g>`;

export function frame(turn) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${DEFS}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${sun(turn)}${clouds(turn)}${birds(turn)}${HILLS}${mist(turn)}<path d="M0 486Q280 452 560 476T1280 462V720H0Z" fill="#64893F"/>${river(turn)}<path d="M0 560Q240 508 520 566Q620 590 560 660L500 720H0Z" fill="#547F3B"/><path d="M1280 530Q1060 500 930 560Q880 600 940 660L990 720H1280Z" fill="#547F3B"/>${cow(1030, 574, 0.62, turn, 0.2, '#F5EBDD')}${cow(930, 520, 0.36, turn, 0.65, '#C98E5D')}${cow(330, 590, 0.74, turn, 0, '#FBF4E6')}${cow(560, 528, 0.38, turn, 0.4, '#E6CBA6')}${palm(148, 610, 1.24, turn, 0)}${palm(1210, 600, 1.34, turn, 0.3)}${palm(1134, 540, 0.72, turn, 0.6)}${palm(70, 560, 0.8, turn, 0.8)}${FENCE}<path d="M0 672Q300 632 640 676T1280 660V720H0Z" fill="url(#near)"/>${grass(turn)}</svg>`;
}
