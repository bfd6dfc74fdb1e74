import { guardHead, trustedFiles } from './integrity';
import { aDiscovery } from './testing/a-discovery';

const script = (src: string) => Object.assign(document.createElement('script'), { src });
const style = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
const CHUNK = '/releases/mfe-toy/1.0.0-abc/chunk.js';

describe('the guard of the head', () => {
  const refused: string[] = [];
  let release = () => {};

  beforeEach(() => {
    refused.length = 0;
    const trusted = trustedFiles(aDiscovery(), document.baseURI);
    release = guardHead(
      () => trusted,
      (address) => refused.push(address),
    );
  });
  afterEach(() => {
    release();
    document.head.replaceChildren();
  });

  it('gives every listed script and style the integrity of its release', () => {
    const chunk = document.head.appendChild(script(CHUNK));
    const css = document.head.appendChild(style('/releases/mfe-toy/1.0.0-abc/style.css'));
    expect(chunk).toMatchObject({ integrity: 'sha384-chunk', crossOrigin: 'anonymous', isConnected: true });
    expect(css).toMatchObject({ integrity: 'sha384-style', isConnected: true });
  });

  it('replaces an integrity that somebody else set', () => {
    const forged = Object.assign(script(CHUNK), { integrity: 'sha384-forged' });
    expect(document.head.appendChild(forged).integrity).toBe('sha384-chunk');
  });

  it.each([
    '/releases/mfe-toy/1.0.0-abc/unknown.js',
    '/releases/mfe-toy/0.9.0-old/chunk.js',
    'https://evil.test/chunk.js',
  ])('refuses %s, which no live release lists, as if it had not been delivered', async (address) => {
    const unknown = script(address);
    const failed = new Promise((resolve) => unknown.addEventListener('error', resolve));
    document.head.appendChild(unknown);
    await failed;
    expect(unknown.isConnected).toBe(false);
    expect(refused).toEqual([new URL(address, document.baseURI).href]);
  });

  it('refuses a style that no live release lists', async () => {
    const unknown = style('https://evil.test/style.css');
    const failed = new Promise((resolve) => unknown.addEventListener('error', resolve));
    document.head.appendChild(unknown);
    await failed;
    expect(unknown.isConnected).toBe(false);
  });

  it('lets everything else pass: inline styles, titles, preloads', () => {
    const own = document.createElement('style');
    expect(document.head.appendChild(own).isConnected).toBe(true);
  });
});
