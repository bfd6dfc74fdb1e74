import { insert, type Harms } from './harm';

const FRAME = 'header a, header button, footer a, footer button';

export const FRAME_HARMS: Harms = {
  'brings a font of the name that the shop uses': () => undefined,
  "points the header's links elsewhere": () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header a'))
      link.href = `https://elsewhere.invalid${link.pathname}`;
  },
  'takes the frame out of reach of the keyboard': () => {
    for (const control of document.querySelectorAll(FRAME)) control.setAttribute('tabindex', '-1');
  },
  'changes language and zoom of the document': () => {
    document.documentElement.lang = 'en';
    const viewport = document.querySelector('meta[name=viewport]') ?? insert(document.head, 'meta', {});
    viewport.setAttribute('name', 'viewport');
    viewport.setAttribute('content', 'width=device-width, user-scalable=no, maximum-scale=1');
  },
  'writes the title in every frame': () => {
    const write = (): void => {
      document.title = 'Sabotaje';
      requestAnimationFrame(write);
    };
    write();
  },
};
