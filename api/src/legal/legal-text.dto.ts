import { LEGAL_DOCUMENT_NAMES, type LegalDocument } from '@lacteos/contracts/legal/legal-documents';

import { BooleanField, EnumField, IntField, MomentField, TextField } from '#platform/http/index.js';

const MAX_BODY = 30_000;

export class LegalTextHeadDto {
  @EnumField(LEGAL_DOCUMENT_NAMES)
  document: LegalDocument;

  @TextField()
  title: string;

  @IntField({ min: 1 })
  version: number;

  @MomentField()
  publishedAt: string;

  @BooleanField({ description: 'Whether it is the text that the shop brings, which a lawyer has to read' })
  isDefault: boolean;
}

export class LegalTextDto extends LegalTextHeadDto {
  @TextField({ max: MAX_BODY, description: "Plain text; '## ' begins a heading, '- ' a point of a list" })
  body: string;

  @TextField({ description: 'SHA-256 of title, a line break and body, in hexadecimal' })
  hash: string;
}

export class LegalTextChangeDto {
  @TextField({ max: 120 })
  title: string;

  @TextField({ max: MAX_BODY })
  body: string;

  @IntField({ min: 1, description: 'Version that the editor saw; an older one is EDIT.CONFLICT' })
  version: number;
}
