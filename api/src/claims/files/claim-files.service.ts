import { randomBytes } from 'node:crypto';

import { MAX_CLAIM_FILES } from '@lacteos/contracts/claims/claims';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError, type ErrorCode } from '#platform/errors/index.js';
import type { Upload } from '#platform/http/index.js';
import { seal, type SealKey, unseal } from '#platform/seal/index.js';
import { type Depositor, StoredBytes } from '#platform/throttle/index.js';
import { MediaService } from '#products/index.js';
import type { ClaimFileDto, UploadedClaimFileDto } from './claim-file.dto.js';
import type { ClaimFileEntity } from './claim-file.entity.js';
import { ClaimFilesRepository } from './claim-files.repository.js';

const PATH = '/api/claims/files/';
const READABLE_MS = 30 * 60_000;
/** Total of unsent uploads, a hundred times one caller's daily budget. */
export const MAX_WAITING_BYTES = 5_000_000_000;
/** Above the limit, unsent files older than this are deleted. */
const ROOM_AFTER_MS = 3_600_000;
const ROOM_FILES = 10;
const ROW_BYTES = 1_000;
const RETRY_AFTER_SECONDS = 600;
const PDF_HEAD = /^%PDF-[12]\.\d/;
const PDF_TAIL_BYTES = 2_048;
const NAME_LENGTH = 80;
const MAX_UPLOADED_NAME = 300;
const NOT_IN_A_NAME = /[^\p{L}\p{N} ._()-]+/gu;

const CODES: Readonly<Partial<Record<ErrorCode, ErrorCode>>> = {
  'MEDIA.FILE_REQUIRED': 'CLAIMS.FILE_REQUIRED',
  'MEDIA.NOT_AN_IMAGE': 'CLAIMS.FILE_KIND',
  'REQUEST.TOO_LARGE': 'CLAIMS.FILE_TOO_LARGE',
};

/** Uploads of strangers, stored in the database; a separate process re-encodes pictures. */
@Injectable()
export class ClaimFiles {
  private readonly key: SealKey;

  constructor(
    private readonly files: ClaimFilesRepository,
    private readonly media: MediaService,
    private readonly clock: Clock,
    private readonly storedBytes: StoredBytes,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = { secret: config.totpKey, purpose: 'claim-file' };
  }

  /**
   * @throws CLAIMS.FILE_REQUIRED, CLAIMS.FILE_KIND, CLAIMS.FILE_TOO_LARGE, CLAIMS.FILES_BUSY, REQUEST.TOO_MANY,
   * MEDIA.TOO_LARGE, MEDIA.TOO_LONG, MEDIA.BUSY
   */
  async store(read: () => Promise<Upload>, depositor: Depositor | null): Promise<UploadedClaimFileDto> {
    if (!(await this.hasRoom()))
      throw new AppError('CLAIMS.FILES_BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const { bytes, isPicture, name } = await this.media.renderUnless(read, isPdf).catch(translate);
    const id = randomBytes(16).toString('hex');
    const kind = isPicture ? ('picture' as const) : ('pdf' as const);
    const file = { id, claimId: null, entryId: null, name: fileName(name, kind), kind, size: bytes.length };
    await this.storedBytes.spend('files', depositor, bytes.length + ROW_BYTES);
    await this.files.insert({ ...file, createdAt: this.clock.now() }, bytes);
    return { name: file.name, kind, size: file.size, key: seal(`attach ${id}`, this.key) };
  }

  idsOf(keys: readonly string[] = []): string[] {
    const ids = new Set(keys.map((key) => /^attach ([0-9a-f]{32})$/.exec(unseal(key, this.key) ?? '')?.[1]));
    if (ids.size > MAX_CLAIM_FILES || ids.has(undefined)) throw uploadAgain();
    return [...ids].flatMap((id) => id ?? []);
  }

  /** Runs in the entry's transaction. @throws VALIDATION.FAILED when a file is gone or belongs to another message */
  async attach(ids: readonly string[], claimId: number, entryId: number): Promise<void> {
    if ((await this.files.attach(ids, claimId, entryId)) !== ids.length) throw uploadAgain();
  }

  /** Checks no permission: call it only for callers who may see the claim. */
  async ofClaim(claimId: number): Promise<ReadonlyMap<number | null, ClaimFileDto[]>> {
    const files = new Map<number | null, ClaimFileDto[]>();
    for (const file of await this.files.ofClaim(claimId))
      files.set(file.entryId, [...(files.get(file.entryId) ?? []), this.view(file)]);
    return files;
  }

  /** @throws CLAIMS.FILE_EXPIRED also for an unknown address */
  async read(id: string, key: string): Promise<{ file: ClaimFileEntity; bytes: Buffer }> {
    const [word, sealedId, until] = unseal(key, this.key)?.split(' ') ?? [];
    const isOpen = word === 'open' && sealedId === id && Number(until) >= this.clock.now().getTime();
    const file = isOpen ? await this.files.find(id) : null;
    if (!file) throw new AppError('CLAIMS.FILE_EXPIRED');
    return { file, bytes: await this.files.bytesOf(id) };
  }

  private async hasRoom(): Promise<boolean> {
    if ((await this.files.waitingBytes()) <= MAX_WAITING_BYTES) return true;
    await this.files.removeUnused(new Date(this.clock.now().getTime() - ROOM_AFTER_MS), ROOM_FILES);
    return (await this.files.waitingBytes()) <= MAX_WAITING_BYTES;
  }

  private view({ id, name, kind, size }: ClaimFileEntity): ClaimFileDto {
    const until = this.clock.now().getTime() + READABLE_MS;
    const key = encodeURIComponent(seal(`open ${id} ${until}`, this.key));
    return { name, kind, size, address: `${PATH}${id}?key=${key}` };
  }
}

/** Judges the content and ignores the name. */
const isPdf = (bytes: Buffer): boolean =>
  PDF_HEAD.test(bytes.subarray(0, 8).toString('latin1')) && bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF');

export function fileName(uploaded: string, kind: 'picture' | 'pdf'): string {
  const stem = uploaded
    .slice(0, MAX_UPLOADED_NAME)
    .normalize('NFC')
    .replace(/(?:\.\w{1,5}){1,9}$/, '')
    .replace(NOT_IN_A_NAME, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .slice(0, NAME_LENGTH);
  return `${stem || (kind === 'pdf' ? 'documento' : 'foto')}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
}

const uploadAgain = (): AppError =>
  new AppError('VALIDATION.FAILED', { errors: { files: 'Suba los archivos otra vez.' } });

function translate(error: unknown): never {
  const code = error instanceof AppError ? CODES[error.code] : undefined;
  throw code ? new AppError(code, {}, error) : error;
}
