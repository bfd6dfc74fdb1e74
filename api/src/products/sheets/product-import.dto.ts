import { BooleanField, IntField, NestedArrayField, TextField } from '#platform/http/index.js';

export class ImportQuery {
  @BooleanField({ optional: true, fromText: true, description: 'true: only checks, writes nothing' })
  dryRun?: boolean;
}

export class ImportProblemDto {
  @IntField({ min: 1, description: 'Line of the file, counted from 1' })
  row: number;

  @TextField({ nullable: true, description: 'Title of the column; null for the whole row' })
  column: string | null;

  @TextField({ description: 'Spanish' })
  message: string;
}

/** Nothing is written when there is a problem. */
export class ImportReportDto {
  @BooleanField({ description: 'Whether it was written' })
  applied: boolean;

  @IntField()
  created: number;

  @IntField()
  updated: number;

  @IntField()
  unchanged: number;

  @NestedArrayField(() => ImportProblemDto)
  problems: ImportProblemDto[];
}
