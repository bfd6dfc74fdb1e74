import tableAvif from './table.avif';
import tableMp4 from './table.mp4';
import tableWebm from './table.webm';
import tableWebp from './table.webp';

/** Another scene takes its place here; `picture` of the page in remote.manifest.json names its AVIF. 1280 by 800 pixels. */
export const HERO_SCENE = {
  poster: { avif: tableAvif, webp: tableWebp },
  loop: { webm: tableWebm, mp4: tableMp4 },
} as const;
