import {
  BooleanField,
  DayField,
  EnumField,
  IdField,
  IntField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';
import { CustomerFormDto } from '../../customers/customer.dto.js';

const MAX_COMMENTS = 4_000;
const MAX_LINES = 200;
const MAX_QUANTITY = 1_000_000;
const INVOICE_CURRENCIES = ['COP', 'EUR', 'USD'] as const;

const isOfOrder = (body: object): boolean => (body as InvoiceRequestDto).orderId !== undefined;
const isDraft = (body: object): boolean => !isOfOrder(body);

class SendDto {
  @BooleanField()
  send: boolean;
}

class InvoiceCustomerDto {
  @TextField({ max: 50 })
  identification: string;

  @IntField({ optional: true, max: 999 })
  branch_office?: number;
}

class InvoiceLineTaxDto {
  @IdField()
  id: number;

  @TextField({ optional: true, max: 100 })
  label?: string;
}

class InvoiceLineDto {
  @TextField({ max: 30 })
  code: string;

  @TextField({ optional: true, nullable: true, max: MAX_COMMENTS })
  description?: string | null;

  @TextField({ optional: true, nullable: true, max: 80 })
  reference?: string | null;

  @IntField({ min: 1, max: MAX_QUANTITY })
  quantity: number;

  @MoneyField({ description: 'Unit price in pesos without VAT' })
  price: number;

  @MoneyField({ optional: true, max: 100, description: 'Percentage of quantity × price' })
  discount?: number;

  @NestedArrayField(() => InvoiceLineTaxDto, { optional: true, max: 3 })
  taxes?: InvoiceLineTaxDto[];
}

class InvoicePaymentDto {
  @IdField({ description: "Payment type of SIIGO's catalogue" })
  id: number;

  @MoneyField({ optional: true, description: 'A single payment covers the total and needs none' })
  value?: number;

  @DayField({ optional: true, nullable: true, dayOnly: true })
  due_date?: string | null;
}

/** With `orderId` an order's invoice, without it the standalone form. */
export class InvoiceRequestDto {
  @IdField({ optional: true })
  orderId?: number;

  @IdField({ when: isOfOrder, description: 'Document type' })
  invoiceType?: number;

  @BooleanField({ when: isOfOrder })
  sendToDian?: boolean;

  @BooleanField({ when: isOfOrder })
  sendToEmail?: boolean;

  @IdField({ optional: true, nullable: true })
  sendToCostCenters?: number | null;

  @TextField({ optional: true, nullable: true, max: MAX_COMMENTS })
  sendToCommentsInvoice?: string | null;

  @IdField({ when: isOfOrder, description: 'Seller' })
  sendToUser?: number;

  @IntField({
    optional: true,
    nullable: true,
    min: 1,
    description: 'Only where the type does not number itself',
  })
  number?: number | null;

  @IdField({ when: isDraft, description: 'Document type' })
  id?: number;

  @DayField({ when: isDraft, dayOnly: true })
  date?: string;

  @NestedField(() => InvoiceCustomerDto, { when: isDraft })
  customer?: InvoiceCustomerDto;

  @NestedField(() => CustomerFormDto, {
    optional: true,
    nullable: true,
    description: 'Creates the customer together with the invoice',
  })
  newCustomer?: CustomerFormDto | null;

  @IdField({ optional: true, nullable: true })
  cost_center?: number | null;

  @EnumField(INVOICE_CURRENCIES, { optional: true })
  currency_code?: string;

  @MoneyField({ optional: true, nullable: true, description: 'Pesos for one unit of another currency' })
  exchange_rate?: number | null;

  @IdField({ when: isDraft })
  seller?: number;

  @NestedField(() => SendDto, { when: isDraft })
  stamp?: SendDto;

  @NestedField(() => SendDto, { when: isDraft })
  mail?: SendDto;

  @TextField({ optional: true, nullable: true, max: MAX_COMMENTS })
  observations?: string | null;

  @NestedArrayField(() => InvoiceLineDto, { when: isDraft, min: 1, max: MAX_LINES })
  items?: InvoiceLineDto[];

  @NestedArrayField(() => InvoicePaymentDto, { when: isDraft, min: 1, max: 10 })
  payments?: InvoicePaymentDto[];
}

export class InvoiceMailDto {
  @TextField({
    optional: true,
    max: 600,
    description: "Addresses joined by ';'; the customer's when left out",
  })
  mail_to?: string;

  @TextField({ optional: true, max: 600 })
  copy_to?: string;
}
