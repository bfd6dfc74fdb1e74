import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

import { processPicture } from './process-picture.js';

const drawn = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#f2b93b' } })
    .png()
    .toBuffer();

describe('an uploaded picture', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'take-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    [20, 8_000, 'too-long'],
    [8_000, 20, 'too-long'],
    [3_000, 12_001, 'too-long'],
    [7_100, 7_100, 'too-large'],
  ])('is rejected before decoding at %i × %i pixels', async (width, height, outcome) => {
    expect(await processPicture({ picture: await drawn(width, height), folder: join(folder, 'x') })).toBe(
      outcome,
    );
    expect(await readdir(folder)).not.toContain('x');
  });

  it('may be five times as high as wide', async () => {
    expect(await processPicture({ picture: await drawn(100, 500), folder: join(folder, 'high') })).toBe(
      'taken',
    );
    expect(await readdir(join(folder, 'high'))).toHaveLength(6);
  });

  it('is rejected when half of the file is missing', async () => {
    const picture = await drawn(600, 600);
    const half = picture.subarray(0, picture.length / 2);
    expect(await processPicture({ picture: half, folder: join(folder, 'half') })).toBe('not-an-image');
  });

  it('leaves no files behind on a full disk and can be retried [N-16-071]', async () => {
    const target = join(folder, 'full');
    const task = { picture: await drawn(50, 50), folder: target };
    await mkdir(target);
    // Writing to this device fails like a full disk.
    const first = join(target, `320.webp.${process.pid}.part`);
    await symlink('/dev/full', first);
    expect(await processPicture(task)).toBe('storage-full');
    expect(await readdir(target)).toEqual([]);
    expect(await processPicture(task)).toBe('taken');
  });
});
