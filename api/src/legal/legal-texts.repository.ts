import type { LegalDocument } from '@lacteos/contracts/legal/legal-documents';
import { Injectable } from '@nestjs/common';

import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { LegalTextEntity } from './legal-text.entity.js';

@Injectable()
export class LegalTextsRepository {
  constructor(private readonly work: UnitOfWork) {}

  heads(): Promise<Omit<LegalTextEntity, 'body'>[]> {
    return this.work.manager.find(LegalTextEntity, {
      select: { document: true, version: true, title: true, authorId: true, publishedAt: true },
      order: { version: 'ASC' },
    });
  }

  /** The newest version when `version` is null. */
  find(document: LegalDocument, version: number | null): Promise<LegalTextEntity | null> {
    return this.work.manager.findOne(LegalTextEntity, {
      where: { document, ...(version === null ? {} : { version }) },
      order: { version: 'DESC' },
    });
  }

  /** @returns false when the version is already published */
  async insert(text: LegalTextEntity): Promise<boolean> {
    try {
      await this.work.manager.insert(LegalTextEntity, text);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
