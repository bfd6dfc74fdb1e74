import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import { Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

/** Pictures are re-encoded; PDFs are stored unchanged. */
export const CLAIM_FILE_KINDS = ['picture', 'pdf'] as const;
export type ClaimFileKind = (typeof CLAIM_FILE_KINDS)[number];

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

  /** Name from the uploader's browser, without characters that file names forbid. */
  @Personal('nombre del archivo', 'claims', 'erased')
  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Impersonal()
  @Column({ type: 'varchar', length: 8 })
  kind: ClaimFileKind;

  @Column({ type: 'integer' })
  size: number;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;
}

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
