import { randomUUID } from 'node:crypto';

import sharp from 'sharp';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ClaimFileEntity, ClaimFilePartEntity } from '../index.js';
import { readConfig } from '#config/index.js';
import { ClaimFilesRepository } from './claim-files.repository.js';
import { MAX_WAITING_BYTES } from './claim-files.service.js';

interface Uploaded {
  key: string;
  name: string;
  kind: string;
}
interface Followed {
  entries: { files: { name: string; kind: string; address: string }[] }[];
}
const MINUTE_MS = 60_000;
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(150_000, 'x'), Buffer.from('\n%%EOF\n')]);
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Artist: 'secret place' } })
    .jpeg()
    .toBuffer();

describe.each(DIALECTS)('files of claims on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect, { SIIGO_URL: 'http://127.0.0.1:9' });
  });
  afterAll(() => api.stop());

  const upload = (bytes: Uint8Array | null, name = 'foto.jpg') =>
    api.upload<Uploaded>('/claims/files', bytes && { name, bytes }, {});
  const ask = (files: string[]) =>
    api.call<{ number: string }>('POST', '/claims', {
      body: {
        kind: 'claim',
        name: 'Rosa Díaz',
        idType: '13',
        document: '52123456',
        email: 'rosa@correo.test',
        phone: '3101234567',
        text: 'El kumis llegó con la tapa rota.',
        files,
      },
      headers: { 'idempotency-key': randomUUID() },
    });
  const filesOf = async (number: string) => {
    const lookup = { body: { number, document: '52123456' } };
    return (await api.call<Followed>('POST', '/claims/lookup', lookup)).data.entries[0]?.files ?? [];
  };

  it('need no account: pictures are encoded again, PDFs are served as downloads [N-20-239]', async () => {
    const [picture, pdf] = [await upload(await photo()), await upload(PDF, '../../fáctura <1>.pdf.exe')];
    expect([picture.status, picture.data.name, pdf.data.name]).toEqual([200, 'foto.webp', 'fáctura 1.pdf']);
    const { data } = await ask([picture.data.key, pdf.data.key]);
    const answers = new Map<string, Response>();
    for (const { kind, address } of await filesOf(data.number))
      answers.set(kind, await fetch(`${api.origin}${address}`));
    const header = (kind: string, name: string) => answers.get(kind)?.headers.get(name);
    expect([header('picture', 'content-type'), header('pdf', 'content-type')]).toEqual([
      'image/webp',
      'application/pdf',
    ]);
    expect(header('pdf', 'content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''f%C3%A1ctura%201\.pdf$/,
    );
    for (const kind of ['picture', 'pdf'])
      expect([header(kind, 'x-content-type-options'), header(kind, 'cache-control')]).toEqual([
        'nosniff',
        'private, no-store',
      ]);
    const bytesOf = async (kind: string) =>
      Buffer.from((await answers.get(kind)?.arrayBuffer()) ?? new ArrayBuffer(0));
    const webp = await bytesOf('picture');
    expect((await sharp(webp).metadata()).exif).toBeUndefined();
    expect((await bytesOf('pdf')).equals(PDF)).toBe(true);
  });

  it('are served for half an hour, and never under a forged address', async () => {
    const uploaded = await upload(PDF, 'a.pdf');
    const { data } = await ask([uploaded.data.key, (await upload(PDF, 'b.pdf')).data.key]);
    const [one, other] = await filesOf(data.number);
    const path = (address = '') => address.slice(0, address.indexOf('?'));
    const forged = [
      path(one?.address),
      `${path(one?.address)}?key=${encodeURIComponent(uploaded.data.key)}`,
      `${path(one?.address)}${other?.address.slice(path(other.address).length)}`,
    ];
    for (const address of forged) expect((await fetch(`${api.origin}${address}`)).status).toBe(404);
    api.clock.advance(31 * MINUTE_MS);
    expect((await fetch(`${api.origin}${one?.address}`)).status).toBe(404);
    api.clock.advance(-31 * MINUTE_MS);
  });

  it('belong to one message; a refused message uses up no claim number', async () => {
    const { key } = (await upload(PDF, 'a.pdf')).data;
    const first = await ask([key]);
    expect((await ask([key])).failure.errors).toEqual({ files: 'Suba los archivos otra vez.' });
    expect((await ask(['made up'])).failure.errors).toEqual({ files: 'Suba los archivos otra vez.' });
    const next = await ask([]);
    const serial = (number: string) => Number(number.split('-').at(-1));
    expect(serial(next.data.number) - serial(first.data.number)).toBe(1);
  });

  it('are refused when they are neither picture nor PDF, too large or missing', async () => {
    const codes = [];
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const page = Buffer.from('<html>%PDF-1.7 %%EOF</html>');
    const half = Buffer.from('%PDF-1.7 without an end');
    for (const bytes of [script, page, half, Buffer.alloc(8_000_001), null])
      codes.push((await upload(bytes, 'x.pdf')).failure.code);
    expect(codes).toEqual([
      'CLAIMS.FILE_KIND',
      'CLAIMS.FILE_KIND',
      'CLAIMS.FILE_KIND',
      'CLAIMS.FILE_TOO_LARGE',
      'CLAIMS.FILE_REQUIRED',
    ]);
  });

  it('may wait for claims from 100 addresses; those older than an hour make room [N-34-403]', async () => {
    const { bytes } = readConfig({ NODE_ENV: 'test' }).throttle;
    expect(MAX_WAITING_BYTES / bytes.filesDay).toBeGreaterThan(100);
    const waiting = {
      claimId: null,
      entryId: null,
      name: 'a.pdf',
      kind: 'pdf',
      size: 2_000_000_000,
    } as const;
    const minutesAgo = async (minutes: number) => {
      const createdAt = new Date(api.clock.now().getTime() - minutes * MINUTE_MS);
      for (const id of ['1', '2', '3'])
        await api.uow.manager.insert(ClaimFileEntity, { ...waiting, id: `${minutes} ${id}`, createdAt });
    };
    await minutesAgo(61);
    expect((await upload(PDF, 'a.pdf')).status).toBe(200);
    await minutesAgo(59);
    expect((await upload(PDF, 'a.pdf')).failure.code).toBe('CLAIMS.FILES_BUSY');
    await api.uow.manager.delete(ClaimFileEntity, { size: waiting.size });
  });

  it('are deleted after a day when no message refers to them', async () => {
    await upload(PDF, 'unused.pdf');
    const repository = api.app.get(ClaimFilesRepository);
    const kept = await api.uow.manager.count(ClaimFileEntity);
    expect(await repository.removeUnused(new Date(api.clock.now().getTime() - MINUTE_MS), 500)).toBe(0);
    const removed = await repository.removeUnused(new Date(api.clock.now().getTime() + MINUTE_MS), 500);
    expect(removed).toBeGreaterThan(0);
    expect(await api.uow.manager.count(ClaimFileEntity)).toBe(kept - removed);
    const parts = await api.uow.manager.find(ClaimFilePartEntity, { select: { fileId: true, part: true } });
    const ids = new Set((await api.uow.manager.find(ClaimFileEntity)).map(({ id }) => id));
    expect(parts.filter(({ fileId }) => !ids.has(fileId))).toEqual([]);
  });
});
