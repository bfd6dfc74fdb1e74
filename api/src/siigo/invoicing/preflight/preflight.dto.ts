import { EnumField, NestedArrayField, TextField } from '#platform/http/index.js';

const FINDING_SEVERITIES = ['error', 'warning'] as const;

export class InvoiceFindingDto {
  @TextField()
  code: string;

  @EnumField(FINDING_SEVERITIES, { description: 'An error would be refused; a warning may be sent' })
  severity: (typeof FINDING_SEVERITIES)[number];

  @TextField({ description: 'Spanish, safe to show' })
  message: string;

  @TextField({ description: 'What to change, in Spanish' })
  advice: string;

  @TextField({
    nullable: true,
    description: 'null: in the form that is open. Page of the shop where it is mended',
  })
  link: string | null;
}

export class InvoicePreflightDto {
  @NestedArrayField(() => InvoiceFindingDto)
  findings: InvoiceFindingDto[];
}
