import { createHash } from 'node:crypto';

import { LEGAL_DOCUMENT_NAMES, type LegalDocument } from '@lacteos/contracts/legal/legal-documents';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { LegalTextChangeDto, LegalTextDto, LegalTextHeadDto } from './legal-text.dto.js';
import type { LegalTextEntity } from './legal-text.entity.js';
import { LegalTextsRepository } from './legal-texts.repository.js';

export interface AcceptedText {
  version: number;
  hash: string;
}

@Injectable()
export class LegalTextsService {
  /** Published versions never change, so their hashes are cached. */
  private readonly known = new Map<string, AcceptedText>();

  constructor(
    private readonly texts: LegalTextsRepository,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<LegalTextHeadDto[]> {
    const newest = new Map((await this.texts.heads()).map((head) => [head.document, head]));
    return LEGAL_DOCUMENT_NAMES.flatMap((name) => {
      const head = newest.get(name);
      return head ? [headView(head)] : [];
    });
  }

  /** Newest first, without the texts. @throws LEGAL.NOT_FOUND */
  async versions(document: string): Promise<LegalTextHeadDto[]> {
    const heads = (await this.texts.heads()).filter((head) => head.document === document);
    if (heads.length === 0) throw new AppError('LEGAL.NOT_FOUND');
    return heads.map(headView).reverse();
  }

  /** The newest version when `version` is null. @throws LEGAL.NOT_FOUND */
  async get(document: string, version: number | null = null): Promise<LegalTextDto> {
    const text = isDocument(document) ? await this.texts.find(document, version) : null;
    if (!text) throw new AppError('LEGAL.NOT_FOUND');
    return textView(text);
  }

  /** @throws LEGAL.NOT_FOUND, EDIT.CONFLICT with the current text as `errors.current` */
  async publish(document: string, change: LegalTextChangeDto, editor: RequestUser): Promise<LegalTextDto> {
    const before = await this.get(document);
    const { title, body, version } = change;
    const next: LegalTextEntity = {
      document: before.document,
      version: version + 1,
      title,
      body,
      authorId: editor.id,
      publishedAt: this.clock.now(),
    };
    const isPublished =
      version === before.version &&
      (await this.work.run(async () => {
        if (!(await this.texts.insert(next))) return false;
        await this.audit.record({
          actorId: editor.id,
          action: 'legal.published',
          subject: 'legal-text',
          subjectId: `${document} ${next.version}`,
          before: { title: before.title, body: before.body },
          after: { title, body },
        });
        return true;
      }));
    if (!isPublished) throw new AppError('EDIT.CONFLICT', { errors: { current: await this.get(document) } });
    return textView(next);
  }

  async accepted(document: LegalDocument, version: number): Promise<AcceptedText | null> {
    const key = `${document} ${version}`;
    const known = this.known.get(key);
    if (known) return known;
    const text = await this.texts.find(document, version);
    if (!text) return null;
    const accepted = { version, hash: hashOf(text) };
    this.known.set(key, accepted);
    return accepted;
  }
}

const isDocument = (name: string): name is LegalDocument =>
  LEGAL_DOCUMENT_NAMES.some((document) => document === name);

const hashOf = ({ title, body }: Pick<LegalTextEntity, 'title' | 'body'>): string =>
  createHash('sha256').update(`${title}\n${body}`).digest('hex');

const headView = (head: Omit<LegalTextEntity, 'body'>): LegalTextHeadDto => ({
  document: head.document,
  title: head.title,
  version: head.version,
  publishedAt: head.publishedAt.toISOString(),
  isDefault: head.authorId === null,
});

const textView = (text: LegalTextEntity): LegalTextDto => ({
  ...headView(text),
  body: text.body,
  hash: hashOf(text),
});
