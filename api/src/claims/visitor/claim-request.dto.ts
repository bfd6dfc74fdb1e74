import {
  CLAIM_KIND_NAMES,
  CLAIM_STATE_NAMES,
  type ClaimKind,
  type ClaimState,
  HARM_KIND_NAMES,
  type HarmKind,
  MAX_CLAIM_FILES,
  MAX_CLAIM_TEXT,
} from '@lacteos/contracts/claims/claims';
import { DOCUMENT_TYPES } from '@lacteos/contracts/reference/reference-data';
import { LIMITS } from '@lacteos/contracts/validation';

import {
  BooleanField,
  DigitsField,
  DocumentField,
  EmailField,
  EnumField,
  IdField,
  IntField,
  MomentField,
  NestedArrayField,
  TextArrayField,
  NameField,
  PhoneField,
  TextField,
} from '#platform/http/index.js';
import { ClaimFileDto } from '../files/claim-file.dto.js';

const CODES = DOCUMENT_TYPES.map(({ code }) => code);
const MAX_KEY = 300;

export class ClaimMessageDto {
  @TextField({ min: 10, max: MAX_CLAIM_TEXT, required: 'Cuéntenos qué pasó, con al menos 10 caracteres.' })
  text: string;

  @TextArrayField({
    optional: true,
    max: MAX_CLAIM_FILES,
    length: MAX_KEY,
    description: 'Keys that the uploads answered',
  })
  files?: string[];
}

export class NewClaimDto extends ClaimMessageDto {
  @EnumField(CLAIM_KIND_NAMES, { message: 'Elija sobre qué nos quiere escribir.' })
  kind: ClaimKind;

  @NameField({ min: 3, max: 120, required: 'Escriba su nombre.' })
  name: string;

  @EnumField(CODES, { message: 'Elija el tipo de documento.' })
  idType: string;

  @DocumentField((body) => (body as NewClaimDto).idType, { required: 'Escriba su número de documento.' })
  document: string;

  @EmailField({ max: LIMITS.email })
  email: string;

  @PhoneField()
  phone: string;

  @IdField({ optional: true, description: "A signed-in caller's own order; otherwise nobody checks it" })
  orderId?: number;

  @IdField({ optional: true })
  productId?: number;

  @EnumField(HARM_KIND_NAMES, { optional: true, description: 'When a product harmed somebody' })
  harm?: HarmKind;
}

export class ClaimReceiptDto {
  @TextField({ description: 'PQR-<year>-<number>' })
  number: string;

  @EnumField(CLAIM_KIND_NAMES)
  kind: ClaimKind;

  @MomentField()
  receivedAt: string;

  @TextField({ description: "Last day to answer, 'yyyy-MM-dd'" })
  dueOn: string;
}

export class OwnClaimDto extends ClaimReceiptDto {
  @EnumField(CLAIM_STATE_NAMES)
  state: ClaimState;

  @IntField({ nullable: true, min: 1 })
  orderId: number | null;
}

export class ClaimLookupDto {
  @TextField({ max: 30, required: 'Escriba el número del caso.' })
  number: string;

  @DigitsField({ max: LIMITS.document, required: 'Escriba su número de documento.' })
  document: string;
}

export class ClaimReplyDto extends ClaimMessageDto {
  @TextField({ max: 30 })
  number: string;

  @DigitsField({ max: LIMITS.document })
  document: string;
}

class ClaimTermDto {
  @EnumField(CLAIM_KIND_NAMES)
  kind: ClaimKind;

  @IntField({ description: 'Business days' })
  days: number;

  @TextField({ description: "Last day to answer a claim that comes today, 'yyyy-MM-dd'" })
  dueOn: string;
}

export class ClaimTermsDto {
  @NestedArrayField(() => ClaimTermDto)
  terms: ClaimTermDto[];
}

export const SHOWN_ENTRY_KINDS = ['received', 'answer', 'reply', 'prolonged', 'dismissed', 'closed'] as const;
export type ShownEntryKind = (typeof SHOWN_ENTRY_KINDS)[number];

class ShownEntryDto {
  @EnumField(SHOWN_ENTRY_KINDS)
  kind: ShownEntryKind;

  @TextField()
  text: string;

  @MomentField()
  at: string;

  @NestedArrayField(() => ClaimFileDto)
  files: ClaimFileDto[];
}

export class FollowedClaimDto extends ClaimReceiptDto {
  @EnumField(CLAIM_STATE_NAMES)
  state: ClaimState;

  @BooleanField()
  isProlonged: boolean;

  @BooleanField()
  canReply: boolean;

  @IntField({ nullable: true, min: 1 })
  orderId: number | null;

  @TextField({ nullable: true })
  productName: string | null;

  @NestedArrayField(() => ShownEntryDto)
  entries: ShownEntryDto[];
}
