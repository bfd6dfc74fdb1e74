import type { InvoiceType } from '@lacteos/contracts/invoice-type';

import { BooleanField, IntField, MoneyField, TextField } from '#platform/http/index.js';

class InvoiceTypeDto implements InvoiceType {
  @IntField()
  id: number;

  @TextField()
  code: string;

  @TextField()
  name: string;

  @TextField()
  description: string;

  @TextField()
  type: string;

  @BooleanField()
  active: boolean;

  @BooleanField()
  seller_by_item: boolean;

  @BooleanField()
  cost_center: boolean;

  @BooleanField({ description: 'Whether an invoice of the type must name a cost centre' })
  cost_center_mandatory: boolean;

  @BooleanField()
  automatic_number: boolean;

  @IntField({ description: 'Number of the next document' })
  consecutive: number;

  @TextField()
  discount_type: string;

  @BooleanField()
  decimals: boolean;

  @BooleanField()
  advance_payment: boolean;

  @BooleanField()
  reteica: boolean;

  @BooleanField()
  reteiva: boolean;

  @BooleanField()
  self_withholding: boolean;

  @MoneyField()
  self_withholding_limit: number;

  @TextField()
  electronic_type: string;

  @BooleanField()
  customer_by_item: boolean;
}

export class ListedInvoiceTypeDto extends InvoiceTypeDto {
  @BooleanField({ description: 'Whether it is active and one of SIIGO_INVOICE_TYPE_IDS' })
  allowed: boolean;
}

/** Missing keys get a neutral value. */
export function invoiceTypeOf(sent: Partial<InvoiceType>): InvoiceType {
  return {
    id: Number(sent.id),
    code: String(sent.code ?? ''),
    name: sent.name ?? '',
    description: sent.description ?? '',
    type: sent.type ?? '',
    active: sent.active ?? false,
    seller_by_item: sent.seller_by_item ?? false,
    cost_center: sent.cost_center ?? false,
    // Older accounts have no separate flag for mandatory cost centres.
    cost_center_mandatory: sent.cost_center_mandatory ?? sent.cost_center ?? false,
    automatic_number: sent.automatic_number ?? true,
    consecutive: Number(sent.consecutive ?? 0),
    discount_type: sent.discount_type ?? '',
    decimals: sent.decimals ?? true,
    advance_payment: sent.advance_payment ?? false,
    reteica: sent.reteica ?? false,
    reteiva: sent.reteiva ?? false,
    self_withholding: sent.self_withholding ?? false,
    self_withholding_limit: Number(sent.self_withholding_limit ?? 0),
    electronic_type: sent.electronic_type ?? '',
    customer_by_item: sent.customer_by_item ?? false,
  };
}
