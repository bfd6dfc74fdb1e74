import {
  EnumField,
  IdField,
  IntField,
  MomentField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';
import { INVOICE_STATES, type InvoiceStateName } from '../document/invoice-state.js';
import { DOCUMENT_KINDS, type DocumentKind } from '../document/siigo-document.entity.js';

export class InvoiceReasonDto {
  @TextField({ optional: true, nullable: true })
  code?: string | null;

  @TextField({ description: 'Spanish, safe to show' })
  message: string;

  @TextField({ optional: true, nullable: true, description: "SIIGO's path of the field concerned" })
  field?: string | null;

  @TextField({ optional: true, description: 'What to change, in Spanish' })
  advice?: string;

  @TextField({ optional: true, nullable: true, description: 'Where that is: a page of the shop, or SIIGO' })
  link?: string | null;
}

export class CreditNoteSummaryDto {
  @IdField({ description: 'Our id' })
  id: number;

  @EnumField(INVOICE_STATES)
  state: InvoiceStateName;

  @TextField()
  label: string;

  @TextField({ nullable: true })
  name: string | null;

  @TextField({ description: "The DIAN's reason in words" })
  reason: string;

  @MoneyField()
  total: number;

  @NestedArrayField(() => InvoiceReasonDto)
  reasons: InvoiceReasonDto[];

  @MomentField()
  createdAt: string;
}

export class InvoiceStateDto {
  @IdField({ description: 'Our id' })
  id: number;

  @EnumField(DOCUMENT_KINDS)
  kind: DocumentKind;

  @IdField({ nullable: true })
  orderId: number | null;

  @TextField({ nullable: true, description: 'GUID in SIIGO' })
  siigoId: string | null;

  @EnumField(INVOICE_STATES)
  state: InvoiceStateName;

  @TextField({
    description:
      "'En proceso', 'Emitida', 'Acreditada en parte', 'Acreditada', 'Rechazada: …', 'No enviada: …', 'Borrador, no enviada a la DIAN', 'Anulada en SIIGO'",
  })
  label: string;

  @TextField({ nullable: true })
  name: string | null;

  @IntField({ nullable: true })
  number: number | null;

  @TextField({ nullable: true })
  prefix: string | null;

  @MoneyField()
  total: number;

  @MoneyField({ description: 'What its customer withholds: payments are lower by that' })
  withheld: number;

  @TextField({ nullable: true, description: 'Only once the DIAN has accepted it' })
  cufe: string | null;

  @TextField({ nullable: true })
  mailState: string | null;

  @NestedArrayField(() => InvoiceReasonDto)
  reasons: InvoiceReasonDto[];

  @IdField({ nullable: true, description: 'Its last credit note, our id' })
  creditNoteId: number | null;

  @EnumField(INVOICE_STATES, { nullable: true, description: 'Where its last credit note stands' })
  creditNoteState: InvoiceStateName | null;

  @TextField({ nullable: true })
  creditNoteLabel: string | null;

  @MoneyField({ description: 'What its issued credit notes have credited' })
  credited: number;

  @NestedArrayField(() => CreditNoteSummaryDto, { description: 'Every credit note of it, oldest first' })
  creditNotes: CreditNoteSummaryDto[];

  @MomentField()
  createdAt: string;

  @MomentField()
  updatedAt: string;
}

class InvoiceRowCustomerDto {
  @TextField()
  identification: string;

  @TextField({ nullable: true })
  id: string | null;

  @TextField({ nullable: true, description: 'Null when the shop does not know the customer' })
  name: string | null;
}

class InvoiceRowMetadataDto {
  @TextField({ nullable: true })
  created: string | null;
}

export class InvoiceRowDto {
  @TextField({ description: 'GUID in SIIGO' })
  id: string;

  @IntField({ nullable: true })
  number: number | null;

  @TextField({ nullable: true })
  prefix: string | null;

  @TextField({ nullable: true })
  name: string | null;

  @TextField({ nullable: true })
  date: string | null;

  @NestedField(() => InvoiceRowCustomerDto)
  customer: InvoiceRowCustomerDto;

  @MoneyField()
  total: number;

  @MoneyField({ nullable: true })
  balance: number | null;

  @NestedField(() => InvoiceRowMetadataDto)
  metadata: InvoiceRowMetadataDto;

  @NestedField(() => InvoiceStateDto, { nullable: true })
  state: InvoiceStateDto | null;
}

export class InvoiceDetailDto extends InvoiceStateDto {
  @NestedField(() => InvoiceRowDto, { nullable: true })
  invoice: InvoiceRowDto | null;

  @TextField({ nullable: true, description: "Address of SIIGO's public view" })
  publicUrl: string | null;
}
