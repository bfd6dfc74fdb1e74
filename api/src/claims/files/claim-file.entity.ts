import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** Pictures are encoded anew; a PDF is kept as it came. */
export const CLAIM_FILE_KINDS = ['picture', 'pdf'] as const;
export type ClaimFileKind = (typeof CLAIM_FILE_KINDS)[number];

/** A file of a message about a claim; nobody's until the message is sent. */
@Keeps('with its owner')
@Entity('claim_files')
@Index('claim_files_claim', ['claimId'])
@Index('claim_files_created', ['createdAt'])
export class ClaimFileEntity {
  @Impersonal()
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id: string;

  @Column({ name: 'claim_id', type: 'integer', nullable: true })
  claimId: number | null;

  @Column({ name: 'entry_id', type: 'integer', nullable: true })
  entryId: number | null;

  /** As the uploader's browser named it, without what does not belong into a file name. */
  @Personal('nombre del archivo', 'claims', 'erased')
  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 8 })
  kind: ClaimFileKind;

  /** In bytes. */
  @Column({ type: 'integer' })
  size: number;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}

/** A part of a file, which fits a `blob` of either database. */
@Keeps('with its owner')
@Entity('claim_file_parts')
export class ClaimFilePartEntity {
  @Impersonal()
  @PrimaryColumn({ name: 'file_id', type: 'varchar', length: 32 })
  fileId: string;

  @PrimaryColumn({ type: 'integer' })
  part: number;

  @Personal('archivo', 'claims', 'erased')
  @Column({ type: 'blob' })
  bytes: Buffer;
}
