import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';

describe.each(DIALECTS.slice(0, 1))('stored pictures', (dialect) => {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-'));
    await mkdir(join(folder, 'media', 'kumis-natural'), { recursive: true });
    await writeFile(join(folder, 'media', 'kumis-natural', '640.webp'), 'webp');
    await writeFile(join(folder, 'media', 'kumis-natural', '320.webp'), 'small');
    await writeFile(join(folder, 'media', 'kumis-natural', '320.avif'), 'avif');
    await writeFile(join(folder, 'secret.webp'), 'secret');
    api = await startApi(dialect, { DATA_DIR: folder });
  });
  afterAll(async () => {
    await api.stop();
    await rm(folder, { recursive: true });
  });

  it('are served with their content type and cached forever', async () => {
    const webp = await api.call('GET', '/media/kumis-natural/640.webp');
    expect([webp.status, webp.text]).toEqual([200, 'webp']);
    expect([webp.headers.get('content-type'), webp.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    const avif = await api.call('GET', '/media/kumis-natural/320.avif');
    expect(avif.headers.get('content-type')).toBe('image/avif');
  });

  it('are served as WebP with a short cache time while the AVIF is being rendered', async () => {
    const answer = await api.call('GET', '/media/kumis-natural/640.avif');
    expect([answer.status, answer.text]).toEqual([200, 'webp']);
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=30',
    ]);
  });

  it.each([
    '/media/kumis-natural/641.webp',
    '/media/kumis-natural/640.png',
    '/media/unknown/640.webp',
    '/media/..%2F/secret.webp',
    '/media/%2e%2e/secret.webp',
    '/media/kumis-natural/..%2F..%2Fsecret.webp',
    '/media/kumis-natural%2F..%2F../640.webp',
    '/media/kumis-natural%00/640.webp',
  ])('are not found at %s', async (path) => {
    expect((await api.call('GET', path)).status).toBe(404);
  });
});
