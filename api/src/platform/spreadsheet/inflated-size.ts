import { Readable } from 'node:stream';
import JSZip from 'jszip';
import { UnreadableSheet } from './read-rows.js';

export const MAX_INFLATED_BYTES = 30_000_000;

/** Counted while unpacking, up to a limit: declared sizes may be false. @throws UnreadableSheet */
export async function inflatedSize(archive: Buffer): Promise<number> {
  const zip = await JSZip.loadAsync(archive).catch((error: unknown) => {
    throw new UnreadableSheet('the file is no archive', { cause: error });
  });
  let size = 0;
  for (const part of Object.values(zip.files)) {
    if (size > MAX_INFLATED_BYTES) break;
    size += await sizeOf(part.nodeStream(), MAX_INFLATED_BYTES - size);
  }
  return size;
}

async function sizeOf(part: NodeJS.ReadableStream, max: number): Promise<number> {
  let size = 0;
  try {
    // jszip's streams are of Node 0.10's kind.
    for await (const chunk of new Readable().wrap(part) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > max) break;
    }
  } catch (error) {
    throw new UnreadableSheet('a part of the archive is broken', { cause: error });
  }
  return size;
}
