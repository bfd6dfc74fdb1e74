import llanoAvif from './llano.avif';
import llanoMp4 from './llano.mp4';
import llanoWebm from './llano.webm';
import llanoWebp from './llano.webp';

/** Another scene takes its place here; `picture` of the page in remote.manifest.json names its AVIF. 1280 by 720 pixels. */
export const HERO_SCENE = {
  poster: { avif: llanoAvif, webp: llanoWebp },
  loop: { webm: llanoWebm, mp4: llanoMp4 },
} as const;
