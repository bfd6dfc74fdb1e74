import { DOCUMENT_TYPES } from '@lacteos/contracts/reference/reference-data';
import { LIMITS } from '@lacteos/contracts/validation';

import { EnumField, TextField } from '#platform/http/index.js';

const DOCUMENT_CODES = DOCUMENT_TYPES.map(({ code }) => code);
const SOURCES = ['local', 'siigo'] as const;

export class TillCustomerQuery {
  @TextField({ max: LIMITS.document })
  document: string;

  @EnumField(DOCUMENT_CODES)
  type: (typeof DOCUMENT_CODES)[number];
}

/** As much as may be asked of a buyer. */
export class TillCustomerDto {
  @EnumField(DOCUMENT_CODES)
  documentType: (typeof DOCUMENT_CODES)[number];

  @TextField()
  identification: string;

  @TextField()
  name: string;

  @TextField({ nullable: true })
  email: string | null;

  @EnumField(SOURCES)
  source: (typeof SOURCES)[number];
}
