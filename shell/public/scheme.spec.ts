import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(import.meta.dirname, 'scheme.js'), 'utf8');
const METAS = ['light', 'dark']
  .map(
    (scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`,
  )
  .join('');
const root = document.documentElement;
const listening: (() => void)[] = [];

/** Records the listeners of the script for removal after each test. */
const record = (target: EventTarget): void => {
  const add = target.addEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options);
    listening.push(() => target.removeEventListener(type, listener, options));
  });
};
const run = (): void => {
  document.head.innerHTML = METAS;
  record(document);
  record(window);
  const script = document.createElement('script');
  script.textContent = SCRIPT;
  document.head.append(script);
  document.body.innerHTML = '<scheme-choice></scheme-choice>';
  jest.restoreAllMocks();
};
const field = () => document.querySelector('select')!;
const choose = (choice: string): void => {
  field().value = choice;
  field().dispatchEvent(new Event('change', { bubbles: true }));
};
const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});
afterEach(() => {
  for (const stop of listening.splice(0)) stop();
  delete root.dataset['scheme'];
});

describe('the chosen colour scheme', () => {
  it('is applied before the first paint [N-18-301]', () => {
    localStorage.setItem('scheme', 'dark');
    run();
    expect(root.dataset['scheme']).toBe('dark');
    expect(media()).toEqual(['not all', 'all']);
    expect(field().value).toBe('dark');
  });

  it.each(['', 'purple'])("leaves the device's scheme with %j", (kept) => {
    if (kept) localStorage.setItem('scheme', kept);
    run();
    expect(root.dataset['scheme']).toBeUndefined();
  });

  it('applies at once and on the next page [N-18-301]', () => {
    run();
    choose('light');
    expect(root.dataset['scheme']).toBe('light');
    expect(localStorage.getItem('scheme')).toBe('light');
    choose('');
    expect(root.dataset['scheme']).toBeUndefined();
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('follows another tab [N-18-301]', () => {
    run();
    localStorage.setItem('scheme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'scheme' }));
    expect(root.dataset['scheme']).toBe('dark');
    expect(field().value).toBe('dark');
  });

  it('applies to the current page when storage is unavailable', () => {
    run();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    choose('dark');
    expect(root.dataset['scheme']).toBe('dark');
    full.mockRestore();
  });
});
