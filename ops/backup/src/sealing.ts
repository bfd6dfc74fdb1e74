import { createHash } from 'node:crypto';
import { pipeline, Readable, type Transform } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { ReleaseError, type ObjectStore } from '@lacteos/release/store';

/** Small enough to hold twice in memory, large enough for few requests. */
const PART_BYTES = 32 * 1024 * 1024;
/** Fast: shop rows shrink to a fifth at any level. */
const LEVEL = 1;

export interface Part {
  key: string;
  size: number;
  sha256: string;
}

export const newBackupKeys = async (): Promise<{ identity: string; recipient: string }> => {
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
};

const encrypterFor = (recipient: string): Encrypter => {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
};

const decrypterOf = (identity: string): Decrypter => {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter;
};

const toWeb = (source: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(source) as ReadableStream<Uint8Array>;

const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

export const sealText = async (text: string, recipient: string): Promise<Buffer> =>
  Buffer.from(await encrypterFor(recipient).encrypt(text));

/** @throws ReleaseError `BACKUP_TAMPERED` for another recipient or changed content */
export const openText = async (sealed: Buffer, identity: string, name: string): Promise<string> => {
  try {
    return Buffer.from(await decrypterOf(identity).decrypt(sealed)).toString('utf8');
  } catch (error) {
    throw tampered(name, error);
  }
};

/** Compresses and encrypts into objects `<prefix>.0001` …, which together are an `age` file. */
export const storeSealed = async (
  store: ObjectStore,
  prefix: string,
  source: AsyncIterable<Buffer>,
  recipient: string,
): Promise<Part[]> => {
  const sealed = await encrypterFor(recipient).encrypt(toWeb(compressed(source)));
  const parts: Part[] = [];
  for await (const body of inParts(sealed)) {
    const key = `${prefix}.${String(parts.length + 1).padStart(4, '0')}`;
    if (!(await store.create(key, body)))
      throw new ReleaseError('RELEASE_EXISTS', `${key} is in ${store.name} already`);
    parts.push({ key, size: body.length, sha256: sha256(body) });
  }
  return parts;
};

/** @throws ReleaseError `BACKUP_MISSING` for a lost part, `BACKUP_TAMPERED` for a changed one or another key */
export async function* openSealed(
  store: ObjectStore,
  parts: readonly Part[],
  identity: string,
): AsyncGenerator<Buffer> {
  const sealed = Readable.from(readParts(store, parts), { objectMode: false });
  let opened: ReadableStream<Uint8Array>;
  try {
    opened = await decrypterOf(identity).decrypt(toWeb(sealed));
  } catch (error) {
    throw error instanceof ReleaseError ? error : tampered(parts[0]?.key ?? store.name, error);
  }
  const plain = through(Readable.fromWeb(opened as WebStream), createGunzip());
  try {
    for await (const chunk of plain) yield chunk as Buffer;
  } catch (error) {
    throw error instanceof ReleaseError ? error : tampered(parts[0]?.key ?? store.name, error);
  }
}

const compressed = (source: AsyncIterable<Buffer>): Readable =>
  through(Readable.from(source), createGzip({ level: LEVEL }));

/** Also fails when its source does. */
const through = (source: Readable, transform: Transform): Transform =>
  pipeline(source, transform, () => undefined);

async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    pending.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(pending);
    pending = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(pending);
}

async function* readParts(store: ObjectStore, parts: readonly Part[]): AsyncGenerator<Buffer> {
  for (const { key, sha256: expected } of parts) {
    const found = await store.read(key);
    if (!found) throw new ReleaseError('BACKUP_MISSING', `${key} is not in ${store.name}`);
    if (sha256(found.body) !== expected) throw tampered(key);
    yield found.body;
  }
}

const tampered = (name: string, cause?: unknown): ReleaseError => {
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return new ReleaseError('BACKUP_TAMPERED', `${name} was changed, or is for another key${reason}`);
};
