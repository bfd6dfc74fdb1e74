import {
  IdField,
  IntField,
  MomentField,
  MoneyField,
  NestedArrayField,
  TextField,
} from '#platform/http/index.js';
import type {
  ComparisonResult,
  DifferingTotal,
  MissingInvoice,
  UninvoicedOrder,
  UnknownInvoice,
} from './compare.js';
import type { DifferingLine } from './compare-kept-lines.js';

class UninvoicedOrderDto implements UninvoicedOrder {
  @IdField()
  orderId: number;

  @MoneyField()
  total: number;

  @MomentField({ nullable: true })
  paidAt: string | null;
}

class UnknownInvoiceDto implements UnknownInvoice {
  @TextField({ description: 'GUID in SIIGO' })
  id: string;

  @TextField({ nullable: true })
  name: string | null;

  @TextField()
  identification: string;

  @MoneyField()
  total: number;
}

class DifferingTotalDto implements DifferingTotal {
  @IdField({ nullable: true })
  orderId: number | null;

  @TextField({ description: 'GUID in SIIGO' })
  invoiceId: string;

  @TextField({ nullable: true })
  name: string | null;

  @MoneyField()
  shopTotal: number;

  @MoneyField()
  siigoTotal: number;
}

class MissingInvoiceDto implements MissingInvoice {
  @IdField({ nullable: true })
  orderId: number | null;

  @TextField({ description: 'GUID in SIIGO' })
  invoiceId: string;

  @TextField({ nullable: true })
  name: string | null;
}

class DifferingLineDto implements DifferingLine {
  @IdField()
  orderId: number;

  @TextField({ description: 'GUID in SIIGO' })
  invoiceId: string;

  @TextField({ nullable: true })
  name: string | null;

  @TextField()
  product: string;

  @IntField({ description: 'Invoiced and not credited' })
  invoicedUnits: number;

  @IntField()
  keptUnits: number;

  @MoneyField({ description: 'Without VAT' })
  invoiced: number;

  @MoneyField({ description: 'Without VAT' })
  kept: number;
}

export class ComparisonDto implements ComparisonResult {
  @MomentField()
  finishedAt: string;

  @TextField({ description: 'First day of the window' })
  from: string;

  @TextField()
  to: string;

  @IntField({ description: 'Paid orders of the window' })
  orders: number;

  @IntField({ description: 'Invoices in SIIGO' })
  invoices: number;

  @NestedArrayField(() => UninvoicedOrderDto)
  ordersWithoutInvoice: UninvoicedOrderDto[];

  @NestedArrayField(() => UnknownInvoiceDto)
  invoicesWithoutOrder: UnknownInvoiceDto[];

  @NestedArrayField(() => DifferingTotalDto)
  differingTotals: DifferingTotalDto[];

  @NestedArrayField(() => MissingInvoiceDto)
  missingInvoices: MissingInvoiceDto[];

  @NestedArrayField(() => DifferingLineDto, {
    optional: true,
    description: 'Invoices that, less their credit notes, have something else than the buyers kept',
  })
  differingLines?: DifferingLineDto[];
}
