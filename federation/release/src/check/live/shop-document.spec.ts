import type { ShellManifest } from '@lacteos/remote-kit/registry';
import { aManifestOf } from '../../testing/release-fixture.js';
import { pageOfShell, withRegistry, type ShopUnderTest } from './shop-document.js';

const KEY = `team:${'A'.repeat(43)}`;
const page = (settings: object): string =>
  [
    `<script type="application/json" id="shell-settings">${JSON.stringify(settings)}</script>`,
    '<script type="application/json" id="registry">{"revision":1}</script>',
  ].join('\n');
const shop = (flags: Partial<ShellManifest> = { readsRegistry: true }): ShopUnderTest => ({
  title: 'the live shell',
  registry: '{"revision":2,"name":"</script>"}',
  key: KEY,
  isolatedRemotes: 0,
  shell: {
    url: '/releases/shell/1.0.0-a/main.js',
    metadata: { integrity: 'sha384-x', version: '1.0.0' },
    extras: {
      federationName: 'shell',
      releaseId: '1.0.0-a',
      expose: {},
      files: {},
      manifest: aManifestOf('shell', flags).manifest,
    },
  },
});
const dataIn = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');

describe.each([
  ['the live page', withRegistry],
  ['the page of another shell', pageOfShell],
])('%s, as the gate opens it', (_what, made) => {
  it('holds the file with the candidate, and believes the key of the team that checks', () => {
    const html = made(page({ keys: 'root:x', picks: { shell: '<b>' } }), shop());
    expect(dataIn(html, 'registry')).toEqual({ revision: 2, name: '</script>' });
    expect(dataIn(html, 'shell-settings')).toEqual({ keys: `root:x,${KEY}`, picks: { shell: '<b>' } });
    expect(html).not.toContain('<b>');
  });

  it('holds the file under its former name for a shell of the release before [N-37-428]', () => {
    const html = made(page({}), shop({}));
    expect([dataIn(html, 'registry'), dataIn(html, 'discovery')]).toEqual([
      null,
      { revision: 2, name: '</script>' },
    ]);
  });

  it('believes the key alone where the page names none', () => {
    expect(dataIn(made(page({}), shop()), 'shell-settings')).toEqual({ keys: KEY });
  });
});

it('the page of another shell has the facts of the live page, which shells change as pages change [N-37-203]', () => {
  const facts = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="description" content="All toys.">',
    '<link rel="canonical" href="https://shop.test/">',
  ];
  const html = pageOfShell([...facts, '<title>Not found</title>', page({})].join('\n'), shop());
  expect(html).not.toContain('<title>');
  for (const fact of facts) expect(html.split(fact)).toHaveLength(2);
});

it('the page of another shell copies nothing for offline visits, as previews of the live one do not [N-37-203]', () => {
  const html = pageOfShell(page({ keepsOffline: true, picks: {} }), shop());
  expect(dataIn(html, 'shell-settings')).toEqual({ keys: KEY, picks: {} });
});
