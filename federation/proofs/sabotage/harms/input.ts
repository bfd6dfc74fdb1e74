import { insert, type Harms } from './harm';

const COVER = { position: 'fixed', inset: '0', zIndex: '9999', background: 'transparent' };

const swallow = (event: Event): void => {
  event.stopImmediatePropagation();
  event.preventDefault();
};

export const INPUT_HARMS: Harms = {
  'steals clicks': () => window.addEventListener('click', swallow, true),
  'swallows keys': () => {
    for (const type of ['keydown', 'keypress', 'beforeinput'])
      document.documentElement.addEventListener(type, swallow, true);
  },
  'makes the header inert': () => document.querySelector('header')?.setAttribute('inert', ''),
  'lays a sheet over the document': () => void insert(document.documentElement, 'div', COVER),
  'covers everything after ten seconds': () =>
    void setTimeout(() => insert(document.body, 'div', COVER), 10_000),
  'covers the frame with a dialog': () =>
    insert(document.querySelector('main section') ?? document.body, 'div', COVER).setAttribute(
      'role',
      'dialog',
    ),
  'asks before every page is left': () => {
    window.onbeforeunload = () => 'sabotage';
  },
};
