import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STARTER = readFileSync(join(import.meta.dirname, 'start.js'), 'utf8');

const afterPicture = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
  });
const run = (): void => {
  const script = document.createElement('script');
  script.textContent = STARTER;
  Object.assign(script.dataset, { entry: '/releases/shell/main.js', integrity: 'sha384-abc' });
  document.head.append(script);
};
const root = (): HTMLElement => document.getElementById('root') as HTMLElement;

describe('the start of the shell', () => {
  it('waits for the first paint of a visible page and loads the entry with its hash', async () => {
    document.head.innerHTML = '';
    run();
    expect(document.querySelector('script[src]')).toBeNull();
    await afterPicture();
    const entry = document.querySelector<HTMLScriptElement>('script[src="/releases/shell/main.js"]');
    expect(entry?.integrity ?? entry?.getAttribute('integrity')).toBe('sha384-abc');
  });

  it('waits for the picture that is seen first, but not long', async () => {
    const started = () => document.querySelector('script[src="/releases/shell/main.js"]') !== null;
    jest.useFakeTimers();
    for (const comes of [true, false]) {
      document.head.innerHTML = '';
      document.body.innerHTML = '<div id="root"><img fetchpriority="high" src="/llano.avif"></div>';
      run();
      const picture = root().querySelector('img');
      await jest.advanceTimersByTimeAsync(500);
      expect(started()).toBe(false);
      if (comes) picture?.dispatchEvent(new Event('load'));
      await jest.advanceTimersByTimeAsync(comes ? 100 : 600);
      expect(started()).toBe(true);
    }
    jest.useRealTimers();
  });
});
