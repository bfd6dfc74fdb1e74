import type { LegalDocument } from '@lacteos/contracts/legal/legal-documents';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { AuditedAs, Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** Versions are only added, because orders refer to them. */
@Keeps('tax')
@AuditedAs('legal-text', 'Texto legal')
@Entity('legal_texts')
export class LegalTextEntity {
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 20 })
  document: LegalDocument;

  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Impersonal()
  @Column({ type: 'varchar', length: 120 })
  title: string;

  @Impersonal()
  @Column({ type: 'text' })
  body: string;

  /** Null for the bundled texts, which the company's lawyer has to review. */
  @Personal('quién lo publicó', 'proof', 'account')
  @Column({ name: 'author_id', type: 'integer', nullable: true })
  authorId: number | null;

  @timestampColumn({ name: 'published_at' })
  publishedAt: Date;
}
