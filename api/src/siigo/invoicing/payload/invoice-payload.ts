import { siigoName } from '@lacteos/contracts/identification/siigo-name';
import {
  invoiceTotal,
  type ArithmeticLine,
  type LineDiscount,
} from '@lacteos/contracts/money/invoice-arithmetic';
import { baseOfTotal } from '@lacteos/contracts/money/included-vat';
import { centavos, fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import type { WithholdingRates } from '@lacteos/contracts/money/withholdings';
import type { TaxClassification } from '@lacteos/contracts/reference/reference-data';

import type { InvoiceableOrder } from '#orders/order/index.js';
import { ERROR_TABLE } from '#platform/errors/index.js';
import type { SiigoInvoiceItemRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import type { DraftInvoiceRequest, DraftItem, OrderInvoiceRequest } from '../document/document-request.js';
import { dueDateOf, paymentTypeOf, type PaymentTypeChoice } from './payment-type.js';
import { PayloadProblem, type CatalogueTax } from './payload-problem.js';
import { referenceFields } from './reference-fields.js';
import { retentionsOf, withheldFrom, withholdingTaxesOf, type WithholdingTaxes } from './withholdings.js';

export interface PayloadCatalogues {
  readonly taxes: readonly CatalogueTax[];
  readonly paymentTypes: readonly PaymentTypeChoice[];
  /** Keyed by the shop's payment method. */
  readonly paymentTypeIds?: ReadonlyMap<string, number>;
  /** `Percentage` or `Value`, from the document type. */
  readonly discountType: string;
  /** Each line names the seller. */
  readonly sellerByItem?: boolean;
  /** Payments exclude withheld amounts. */
  readonly paysLessWithheld?: boolean;
  readonly shippingItem?: ShippingItem;
}
export interface ShippingItem {
  readonly code: string;
  /** 0: excluded. */
  readonly vatPercent: number;
}
export interface PayloadContext {
  /** Written into the invoice, to find it again. */
  readonly reference: string;
  /** Also sends the reference as purchase order. */
  readonly takesPurchaseOrder: boolean;
  readonly catalogues: PayloadCatalogues;
}
export interface BuiltInvoice {
  readonly payload: SiigoInvoiceRequest;
  readonly total: Centavos;
}
const LOCAL_CURRENCY = 'COP';
const SHIPPING_CODE = 'ENVIO';
const SHIPPING_ITEM: ShippingItem = { code: SHIPPING_CODE, vatPercent: 19 };

/** @param today yyyy-MM-dd in Colombia @throws PayloadProblem */
export function orderInvoice(
  request: OrderInvoiceRequest,
  order: InvoiceableOrder,
  customer: SiigoInvoiceRequest['customer'],
  context: PayloadContext & { today: string },
): BuiltInvoice {
  const { catalogues } = context;
  if (order.lines.length === 0)
    throw new PayloadProblem('NOTHING_KEPT', ERROR_TABLE['ORDERS.NOTHING_KEPT'].text({}), 'items');
  const withholding = withholdingTaxesOf(order.withholding, catalogues.taxes);
  const goods = order.lines.map((line) => orderLine(line, catalogues.taxes, withholding));
  // Last, so that credit notes find goods by their position.
  const lines = order.shipping > 0 ? [...goods, shippingLine(order.shipping, catalogues)] : goods;
  const total = invoiceTotal(lines.map((line) => line.arithmetic));
  if (total !== order.totalPrice)
    throw new PayloadProblem(
      'TOTAL_DIFFERS',
      'El total de la factura no es igual al total del pedido.',
      'items',
    );
  return {
    total,
    payload: {
      document: { id: request.invoiceType },
      date: context.today,
      customer,
      seller: request.sendToUser,
      ...(request.sendToCostCenters === null ? {} : { cost_center: request.sendToCostCenters }),
      stamp: { send: request.sendToDian },
      mail: { send: request.sendToEmail },
      ...numberOf(request),
      ...retentionsOf(withholding),
      ...referenceFields(request.sendToCommentsInvoice, context.reference, context.takesPurchaseOrder),
      items: itemsOf(lines, request.sendToUser, catalogues),
      payments: orderPayments(order, payableOf(total, lines, withholding, catalogues), context),
    },
  };
}

const numberOf = ({ number }: { readonly number?: number | null }): { number?: number } =>
  number ? { number } : {};

const itemsOf = (
  lines: readonly { item: SiigoInvoiceItemRequest }[],
  seller: number,
  { sellerByItem = false }: PayloadCatalogues,
): SiigoInvoiceItemRequest[] => lines.map(({ item }) => (sellerByItem ? { ...item, seller } : item));

type InvoiceableLine = InvoiceableOrder['lines'][number];

const descriptionOf = ({ name, presentation }: InvoiceableLine): string =>
  siigoName(name.includes(presentation) ? name : `${name} ${presentation}`);

const payableOf = (
  total: Centavos,
  lines: readonly { arithmetic: ArithmeticLine }[],
  { ofDocument }: WithholdingTaxes,
  { paysLessWithheld = true }: PayloadCatalogues,
): Centavos => {
  const arithmetic = lines.map((line) => line.arithmetic);
  return paysLessWithheld ? centavos(total - withheldFrom(arithmetic, ofDocument)) : total;
};

function orderLine(
  line: InvoiceableLine,
  catalogue: PayloadCatalogues['taxes'],
  { ofLines }: WithholdingTaxes,
) {
  const vat = vatTaxOf(line.taxClassification, line.taxPercent, catalogue);
  const taxes = [...(vat ? [vat] : []), ...ofLines];
  const item: SiigoInvoiceItemRequest = {
    code: line.code,
    description: descriptionOf(line),
    quantity: line.quantity,
    price: toPesos(line.unitPrice),
    ...(taxes.length > 0 ? { taxes: taxes.map(({ id }) => ({ id })) } : {}),
  };
  return { item, arithmetic: { quantity: item.quantity, price: item.price, taxes } };
}

/** Not subject to 'retefuente' per line: only goods are withheld from. */
function shippingLine(shipping: Centavos, { taxes, shippingItem = SHIPPING_ITEM }: PayloadCatalogues) {
  const { code, vatPercent } = shippingItem;
  const vat = vatTaxOf(vatPercent === 0 ? 'Excluded' : 'Taxed', vatPercent, taxes);
  const base = baseOfTotal(shipping, vatPercent);
  if (base === null)
    throw new PayloadProblem(
      'TOTAL_DIFFERS',
      'El envío no se puede facturar al centavo con su IVA.',
      'items',
    );
  const item: SiigoInvoiceItemRequest = {
    code,
    description: 'Envío',
    quantity: 1,
    price: toPesos(base),
    ...(vat ? { taxes: [{ id: vat.id }] } : {}),
  };
  return { item, arithmetic: { quantity: 1, price: item.price, taxes: vat ? [vat] : [] } };
}

/** One payment for each type of SIIGO that the parts of a counter sale belong to. */
function orderPayments(
  order: InvoiceableOrder,
  payable: Centavos,
  { catalogues, today }: PayloadContext & { today: string },
): SiigoInvoiceRequest['payments'] {
  const expiry = order.paymentResult?.expiryDate ?? null;
  const payments = new Map<number, SiigoInvoiceRequest['payments'][number]>();
  for (const { method, amount } of sharesOf(order, payable)) {
    const type = paymentTypeFor(method, catalogues);
    const value = toPesos(centavos(amount + fromPesos(payments.get(type.id)?.value ?? 0)));
    payments.set(type.id, { id: type.id, value, ...dueDateOf(type, expiry, today) });
  }
  return [...payments.values()];
}

/** Amounts by method that add up to `payable`; a rest falls to the order's method. */
function sharesOf(
  { paymentMethod, parts }: Pick<InvoiceableOrder, 'paymentMethod' | 'parts'>,
  payable: Centavos,
): InvoiceableOrder['parts'] {
  let rest = Number(payable);
  const shares = parts.flatMap(({ method, amount }) => {
    const share = Math.min(amount, rest);
    rest -= share;
    return share > 0 ? [{ method, amount: centavos(share) }] : [];
  });
  return rest > 0 || shares.length === 0
    ? [...shares, { method: paymentMethod, amount: centavos(rest) }]
    : shares;
}

function paymentTypeFor(paymentMethod: string, { paymentTypes, paymentTypeIds }: PayloadCatalogues) {
  const paymentType = paymentTypeOf(paymentMethod, paymentTypes, paymentTypeIds);
  if (paymentType) return paymentType;
  throw new PayloadProblem(
    'PAYMENT_TYPE_MISSING',
    'SIIGO no tiene una forma de pago activa para este pedido.',
    'payments',
  );
}

/** The total follows from the lines. @throws PayloadProblem for an unknown tax, or payments that do not add up */
export function draftInvoice(
  request: DraftInvoiceRequest,
  context: PayloadContext & { readonly withholding?: WithholdingRates | null },
): BuiltInvoice {
  const { catalogues } = context;
  const withholding = withholdingTaxesOf(context.withholding ?? null, catalogues.taxes);
  const lines = request.items.map((item) => draftLine(item, catalogues, withholding));
  const total = invoiceTotal(lines.map((line) => line.arithmetic));
  const { currency, costCenter } = request;
  return {
    total,
    payload: {
      document: { id: request.typeId },
      date: request.date,
      customer: request.customer,
      seller: request.seller,
      ...(costCenter === null ? {} : { cost_center: costCenter }),
      ...(currency === LOCAL_CURRENCY
        ? {}
        : { currency: { code: currency, exchange_rate: request.exchangeRate ?? 1 } }),
      stamp: { send: request.sendToDian },
      mail: { send: request.sendToEmail },
      ...numberOf(request),
      ...retentionsOf(withholding),
      ...referenceFields(request.observations, context.reference, context.takesPurchaseOrder),
      items: itemsOf(lines, request.seller, catalogues),
      payments: draftPayments(
        request,
        payableOf(total, lines, withholding, catalogues),
        catalogues.paymentTypes,
      ),
    },
  };
}

/** Exempt lines use a 0 % VAT tax if the account has one; excluded lines have none. */
function vatTaxOf(
  classification: TaxClassification,
  percent: number,
  taxes: readonly CatalogueTax[],
): CatalogueTax | null {
  if (classification === 'Excluded') return null;
  const tax = taxes.find(
    ({ type, percentage, active }) => active !== false && type === 'IVA' && percentage === percent,
  );
  if (tax) return tax;
  if (percent === 0) return null;
  throw new PayloadProblem('TAX_MISSING', `SIIGO no tiene activo un impuesto IVA del ${percent} %.`, 'items');
}

function draftLine(item: DraftItem, catalogues: PayloadCatalogues, { ofLines }: WithholdingTaxes) {
  const chosen = item.taxes.map(({ id }) => {
    const tax = catalogues.taxes.find((candidate) => candidate.id === id);
    if (!tax) throw new PayloadProblem('TAX_MISSING', `El impuesto ${id} no existe en SIIGO.`, 'items');
    return tax;
  });
  // Taxes chosen in a line override the customer's rate.
  const taxes = [...chosen, ...ofLines.filter(({ type }) => !chosen.some((tax) => tax.type === type))];
  const discount = discountOf(item, catalogues.discountType);
  const arithmetic: ArithmeticLine = {
    quantity: item.quantity,
    price: item.price,
    taxes,
    ...(discount ? { discount } : {}),
  };
  const sent: SiigoInvoiceItemRequest = {
    code: item.code,
    ...(item.description ? { description: siigoName(item.description) } : {}),
    quantity: item.quantity,
    price: item.price,
    ...(discount ? { discount: discount.value } : {}),
    ...(taxes.length > 0 ? { taxes: taxes.map(({ id }) => ({ id })) } : {}),
  };
  return { item: sent, arithmetic };
}

/** Converts the form's percentages for document types with amounts. */
function discountOf(item: DraftItem, discountType: string): LineDiscount | null {
  if (item.discount <= 0) return null;
  if (discountType.toLowerCase() !== 'value') return { kind: 'percentage', value: item.discount };
  const amount = Math.round(item.quantity * item.price * item.discount) / 100;
  return { kind: 'amount', value: amount };
}

function draftPayments(
  { payments, date }: DraftInvoiceRequest,
  total: Centavos,
  types: readonly PaymentTypeChoice[],
): SiigoInvoiceRequest['payments'] {
  const withDueDate = (id: number, dueDate: string | undefined) => {
    const type = types.find((candidate) => candidate.id === id);
    return type ? dueDateOf(type, dueDate ?? null, date) : {};
  };
  const [only] = payments;
  if (payments.length === 1 && only)
    return [{ id: only.id, value: toPesos(total), ...withDueDate(only.id, only.due_date) }];
  const sum = payments.reduce((all, { value = 0 }) => all + Math.round(value * 100), 0);
  if (sum !== total)
    throw new PayloadProblem(
      'PAYMENTS_DIFFER',
      'La suma de los pagos no es igual al total de la factura menos las retenciones.',
      'payments',
    );
  return payments.map(({ id, value = 0, due_date }) => ({ id, value, ...withDueDate(id, due_date) }));
}
