import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { ReleaseError } from '../contract/release-error.js';
import { contentHeaders } from './content-headers.js';
import { inParallel } from './in-parallel.js';
import type { ReleaseStorage, StoredName, StoredObject } from '../contract/release-storage.js';

const DELETED_AT_ONCE = 1000;
const UPLOADS_AT_ONCE = 8;

type Condition = Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>;

/** S3 bucket with conditional writes (AWS, MinIO ≥ 2024-09, Ceph, R2 …). */
export class S3Storage implements ReleaseStorage {
  readonly name: string;

  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly prefix: string,
  ) {
    this.name = `s3://${bucket}/${prefix}`;
  }

  async read(key: string): Promise<StoredObject | null> {
    try {
      const { Body, ETag } = await this.client.send(new GetObjectCommand(this.objectAt(key)));
      const body = Buffer.from((await Body?.transformToByteArray()) ?? []);
      return { body, tag: ETag ?? '' };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw this.explained(error);
    }
  }

  async list(prefix: string): Promise<StoredName[]> {
    const found: StoredName[] = [];
    let token: string | undefined;
    do {
      const page = await this.client
        .send(
          new ListObjectsV2Command({
            Bucket: this.bucket,
            Prefix: `${this.prefix}${prefix}`,
            ContinuationToken: token,
          }),
        )
        .catch((error: unknown) => Promise.reject(this.explained(error)));
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
        found.push({ key: Key.slice(this.prefix.length), size: Size, at: LastModified });
      }
      token = page.NextContinuationToken;
    } while (token !== undefined);
    return found;
  }

  create(key: string, body: Buffer | string): Promise<boolean> {
    return this.putObject(key, body, { IfNoneMatch: '*' });
  }

  replace(key: string, body: Buffer | string, tag: string | null): Promise<boolean> {
    return this.putObject(key, body, tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag });
  }

  async removeAll(prefix: string): Promise<void> {
    const keys = (await this.list(prefix)).map(({ key }) => ({ Key: `${this.prefix}${key}` }));
    for (let start = 0; start < keys.length; start += DELETED_AT_ONCE) {
      const Delete = { Objects: keys.slice(start, start + DELETED_AT_ONCE), Quiet: true };
      await this.client.send(new DeleteObjectsCommand({ Bucket: this.bucket, Delete }));
    }
  }

  openStaging(project: string): Promise<string> {
    return mkdtemp(join(tmpdir(), `release-${project}-`));
  }

  /** Reuses identical files of an interrupted run. */
  async putRelease(staging: string, prefix: string): Promise<boolean> {
    const paths = (await filesBelow(staging)).filter((path) => path !== 'release.json');
    await inParallel(UPLOADS_AT_ONCE, paths, async (path) => {
      const body = await readFile(join(staging, path));
      if (await this.create(`${prefix}${path}`, body)) return;
      const present = await this.read(`${prefix}${path}`);
      // Compressed copies may differ between compressor versions.
      if (!/\.(br|gz)$/.test(path) && !present?.body.equals(body)) {
        throw new ReleaseError('RELEASE_EXISTS', `${this.name}${prefix}${path} is there with other contents`);
      }
    });
    return this.create(`${prefix}release.json`, await readFile(join(staging, 'release.json')));
  }

  private async putObject(key: string, body: Buffer | string, condition: Condition): Promise<boolean> {
    try {
      await this.client.send(
        new PutObjectCommand({ ...this.objectAt(key), ...contentHeaders(key), ...condition, Body: body }),
      );
      return true;
    } catch (error) {
      // 412: condition failed; 409: concurrent conditional write; 404: the object is gone.
      if ([404, 409, 412].includes(statusOf(error)) && !isMissingBucket(error)) return false;
      throw this.explained(error);
    }
  }

  private objectAt(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: `${this.prefix}${key}` };
  }

  private explained(error: unknown): unknown {
    if (!(error instanceof S3ServiceException)) return error;
    return new ReleaseError('STORE_UNAVAILABLE', `${this.name}: ${error.name} ${error.message}`.trim());
  }
}

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

const isMissingBucket = (error: unknown): boolean => (error as Error).name === 'NoSuchBucket';

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
};
