import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';

const picture = (format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#f2b93b' } })
    .withExif({ IFD0: { Artist: 'secret place' } })
    .toFormat(format)
    .toBuffer();

describe.each(DIALECTS.slice(0, 1))('uploaded pictures', (dialect) => {
  let api: TestApi;
  let token: string;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upload-'));
    api = await startApi(dialect, { DATA_DIR: folder });
    token = (await api.signedIn(3)).token;
  });
  afterAll(async () => {
    await api.stop();
    await rm(folder, { recursive: true });
  });
  const upload = async (
    bytes: Uint8Array | null,
    fields: Record<string, string> = { upload_preset: 'productos' },
  ) => api.upload('/media', bytes && { name: 'foto.png', bytes }, fields, token);

  it('are stored in every width and format, without metadata, under a stable URL [D-097]', async () => {
    const bytes = await picture();
    const { status, body } = await upload(bytes);
    expect([status, Object.keys(body)]).toEqual([200, ['secure_url']]);
    const address = String(body['secure_url']);
    expect(address).toMatch(/^\/api\/media\/u-[0-9a-f]{32}\/640\.webp$/);
    for (const width of [320, 640, 960]) {
      for (const format of ['webp', 'avif']) {
        const answer = await fetch(`${api.origin}${address.replace('640.webp', `${width}.${format}`)}`);
        expect(answer.headers.get('content-type')).toBe(`image/${format}`);
        const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect([metadata.width, metadata.exif]).toEqual([width, undefined]);
      }
    }
    expect((await upload(bytes, {})).body['secure_url']).toBe(address);
    expect(await readdir(join(folder, 'media'))).toHaveLength(1);
  });

  it.each(['jpeg', 'webp'] as const)('may have the format %s', async (format) => {
    expect((await upload(await picture(format))).status).toBe(200);
  });

  it.each([
    ['text', Buffer.from('hola')],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['half a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
  ])('are rejected when the file is %s', async (_name, bytes) => {
    const { status, failure } = await upload(bytes);
    expect([status, failure.code]).toEqual([400, 'MEDIA.NOT_AN_IMAGE']);
  });

  it('are rejected without a file, with an unknown preset and above 10 MB', async () => {
    expect((await upload(null)).failure.code).toBe('MEDIA.FILE_REQUIRED');
    expect((await upload(await picture(), { upload_preset: 'otro' })).failure.code).toBe(
      'MEDIA.PRESET_UNKNOWN',
    );
    const large = await upload(Buffer.alloc(10_000_001));
    expect([large.status, large.failure.code]).toEqual([413, 'MEDIA.TOO_LARGE']);
    const json = await api.call('POST', '/media', { token, body: { file: 'x' } });
    expect(json.status).toBe(415);
    const broken = await api.call('POST', '/media', {
      token,
      body: '--x\r\nbroken',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([broken.status, broken.failure.code]).toEqual([400, 'REQUEST.MALFORMED']);
  });

  it('are rejected when one side is too long for the other [N-16-066]', async () => {
    const bytes = await sharp({ create: { width: 20, height: 8_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { status, failure } = await upload(bytes);
    expect([status, failure.code]).toEqual([400, 'MEDIA.TOO_LONG']);
    expect(failure.message).toContain('demasiado alargada');
  });

  it('are rejected as busy when too many arrive at once [N-16-067]', async () => {
    const bytes = await picture();
    const answers = await Promise.all(Array.from({ length: 30 }, () => upload(bytes)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    const busy = answers.find(({ status }) => status === 503);
    expect([busy?.failure.code, busy?.headers.get('retry-after')]).toEqual(['MEDIA.BUSY', '5']);
    expect((await upload(bytes)).status).toBe(200);
  });

  it('can be uploaded by administrators only [D-091]', async () => {
    const bytes = await picture();
    for (const role of [1, 2] as const) {
      const { token: other } = await api.signedIn(role);
      expect((await api.upload('/media', { name: 'a.png', bytes }, {}, other)).status).toBe(403);
    }
    expect((await api.upload('/media', { name: 'a.png', bytes }, {})).status).toBe(401);
    const superAdmin = await api.signedIn(4);
    expect((await api.upload('/media', { name: 'a.png', bytes }, {}, superAdmin.token)).status).toBe(200);
  });
});

describe('the external image host', () => {
  let api: TestApi;
  let host: Server;
  let token: string;
  let answer: { status: number; body: string };
  const seen: string[] = [];
  beforeAll(async () => {
    host = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        seen.push(Buffer.concat(parts).toString('latin1'));
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const { port } = host.address() as AddressInfo;
    const dialect = DIALECTS[0];
    if (!dialect) throw new Error('no dialect');
    const IMAGE_HOST_URL = `http://127.0.0.1:${port}/upload`;
    api = await startApi(dialect, { IMAGE_HOST_URL, IMAGE_HOST_PRESET: 'lacteos' });
    token = (await api.signedIn(3)).token;
  });
  afterAll(async () => {
    await api.stop();
    host.close();
  });
  const upload = async (preset = 'lacteos') =>
    api.upload('/media', { name: 'foto.png', bytes: await picture() }, { upload_preset: preset }, token);

  it('receives file and preset, and its URL is returned [B-224, D-098]', async () => {
    answer = { status: 200, body: '{"secure_url":"https://img.example/a.png","public_id":"a"}' };
    const { status, body } = await upload();
    expect([status, body]).toEqual([200, { secure_url: 'https://img.example/a.png' }]);
    expect(seen.at(-1)).toMatch(/name="file"; filename="foto\.png"[^]*name="upload_preset"\r\n\r\nlacteos/);
    expect((await upload('productos')).failure.code).toBe('MEDIA.PRESET_UNKNOWN');
  });

  it('has a preset that only administrators can read [N-15-049]', async () => {
    const { data } = await api.call<{ preset: string }>('GET', '/media/upload', { token });
    expect(data).toEqual({ preset: 'lacteos' });
    expect((await api.call('GET', '/media/upload')).status).toBe(401);
    const cashier = (await api.signedIn(2)).token;
    expect((await api.call('GET', '/media/upload', { token: cashier })).status).toBe(403);
  });

  it.each([
    [500, '{}', 503, 'MEDIA.HOST_UNAVAILABLE'],
    [200, '{"url":"x"}', 503, 'MEDIA.HOST_UNAVAILABLE'],
    [200, 'not json', 503, 'MEDIA.HOST_UNAVAILABLE'],
    [429, '{}', 503, 'MEDIA.HOST_UNAVAILABLE'],
    [400, '{}', 400, 'MEDIA.NOT_AN_IMAGE'],
  ])('with the answer %i %s leads to status %i', async (status, body, told, code) => {
    answer = { status, body };
    const { status: got, failure } = await upload();
    expect([got, failure.code]).toEqual([told, code]);
  });
});
