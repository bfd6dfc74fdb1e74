import {
  BooleanField,
  EnumField,
  IdArrayField,
  IdField,
  MomentField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';
import { InvoiceStateDto } from '../view/invoice-state.dto.js';

const MAX_ORDERS = 100;
const MAX_COMMENTS = 4_000;

class InvoiceRunChoicesDto {
  @IdField({ description: 'Document type' })
  invoiceType: number;

  @BooleanField()
  sendToDian: boolean;

  @BooleanField()
  sendToEmail: boolean;

  @IdField({ optional: true, nullable: true })
  sendToCostCenters?: number | null;

  @TextField({ optional: true, nullable: true, max: MAX_COMMENTS })
  sendToCommentsInvoice?: string | null;

  @IdField({ description: 'Seller' })
  sendToUser: number;
}

export class NewInvoiceRunDto extends InvoiceRunChoicesDto {
  @IdArrayField({ min: 1, max: MAX_ORDERS })
  orderIds: number[];
}

const INVOICE_RUN_OUTCOMES = ['waiting', 'sending', 'done', 'failed', 'cancelled'] as const;
export type InvoiceRunOutcome = (typeof INVOICE_RUN_OUTCOMES)[number];

export class InvoiceRunRowDto {
  @IdField()
  orderId: number;

  @EnumField(INVOICE_RUN_OUTCOMES)
  outcome: InvoiceRunOutcome;

  @TextField({ nullable: true, description: 'Why it failed; Spanish, safe to show' })
  message: string | null;

  @TextField({ nullable: true, description: 'Page of the shop where its cause is mended' })
  link: string | null;

  @NestedField(() => InvoiceStateDto, { nullable: true })
  invoice: InvoiceStateDto | null;
}

export class InvoiceRunDto {
  @IdField()
  id: number;

  @BooleanField({ description: 'Whether a row still waits or is on its way' })
  isRunning: boolean;

  @BooleanField({ description: 'Whether staff stopped it' })
  isCancelled: boolean;

  @NestedField(() => InvoiceRunChoicesDto)
  choices: InvoiceRunChoicesDto;

  @NestedArrayField(() => InvoiceRunRowDto)
  rows: InvoiceRunRowDto[];

  @MomentField()
  createdAt: string;
}
