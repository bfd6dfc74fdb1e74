import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import { centavos, formatMoney, fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';

import type { SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import type { PayloadCatalogues } from '../payload/invoice-payload.js';
import { PAGES } from '../../corrections/correction-pages.js';
import { problem, warning, type Finding } from './finding.js';

export interface PayloadTerms {
  readonly type: InvoiceType;
  readonly catalogues: Pick<PayloadCatalogues, 'taxes' | 'paymentTypes'>;
  readonly lastDay: string;
}
type Findings = Finding[];
type Item = SiigoInvoiceRequest['items'][number];

const LINK = PAGES.invoiceTypes;
/** SIIGO takes them for the whole invoice only. */
const DOCUMENT_TAXES: ReadonlySet<string> = new Set(['ReteIVA', 'ReteICA', 'Autorretencion']);

export function payloadFindings(payload: SiigoInvoiceRequest, terms: PayloadTerms): Findings {
  return [
    ...numberFindings(payload, terms.type),
    ...settingFindings(payload, terms),
    ...payload.items.flatMap((item) => taxFindings(item, terms.catalogues)),
    ...(payload.retentions ?? []).flatMap(({ id }) => retentionFindings(id, terms)),
    ...payload.payments.flatMap(({ id }) => paymentFindings(id, terms.catalogues)),
  ];
}

function numberFindings({ number }: SiigoInvoiceRequest, type: InvoiceType): Findings {
  if (!type.automatic_number && number === undefined)
    return [
      problem(
        'NUMBER_REQUIRED',
        'El tipo de comprobante no tiene numeración automática: escriba el número de la factura.',
      ),
    ];
  if (type.automatic_number && number !== undefined)
    return [
      problem(
        'NUMBER_NOT_ALLOWED',
        'El tipo de comprobante tiene numeración automática: deje el número vacío.',
      ),
    ];
  return [];
}

function settingFindings(payload: SiigoInvoiceRequest, { type, lastDay }: PayloadTerms): Findings {
  const isWhole = payload.items.every(
    ({ price, quantity }) => Number.isInteger(price) && Number.isInteger(quantity),
  );
  const isForeignCentre = payload.cost_center !== undefined && !type.cost_center;
  return [
    ...(type.decimals || isWhole
      ? []
      : [problem('DECIMALS_NOT_ALLOWED', 'El tipo de comprobante no permite precios con decimales.', LINK)]),
    ...(isForeignCentre
      ? [problem('COST_CENTER_NOT_ALLOWED', 'El tipo de comprobante no lleva centro de costos.', LINK)]
      : []),
    ...(payload.date > lastDay
      ? [problem('DATE_TOO_LATE', 'La fecha está más adelante de lo que SIIGO permite.')]
      : []),
  ];
}

/** A line has at most three taxes, one per type, none of the whole invoice, and not VAT beside Ad Valorem. */
function taxFindings({ code, taxes = [] }: Item, catalogues: PayloadTerms['catalogues']): Findings {
  const types = taxes.flatMap(({ id }) => catalogues.taxes.find((tax) => tax.id === id)?.type ?? []);
  const isRepeated = new Set(types).size < types.length;
  const isMixed = types.includes('IVA') && types.includes('AdValorem');
  const isWithholding = types.some((type) => DOCUMENT_TAXES.has(type));
  return [
    ...(isRepeated || isMixed
      ? [problem('TAXES_REPEATED', `La línea ${code} tiene dos impuestos que no van juntos.`)]
      : []),
    ...(isWithholding
      ? [problem('TAX_OF_DOCUMENT', `La línea ${code} tiene una retención que va en toda la factura.`)]
      : []),
  ];
}

/** Document types must be configured for ReteIVA and ReteICA. */
function retentionFindings(id: number, { type, catalogues }: PayloadTerms): Findings {
  const tax = catalogues.taxes.find((candidate) => candidate.id === id);
  const flag = { ReteIVA: type.reteiva, ReteICA: type.reteica }[tax?.type ?? ''] ?? true;
  if (flag) return [];
  const text = `El tipo de comprobante no lleva ${tax?.type ?? 'retenciones'}.`;
  return [problem('WITHHOLDING_NOT_ALLOWED', text, LINK)];
}

export function withholdingFindings({ payments }: SiigoInvoiceRequest, total: Centavos): Findings {
  const paid = payments.reduce((sum, { value }) => sum + fromPesos(value), 0);
  if (paid >= total) return [];
  const [withheld, expected] = [total - paid, paid].map((amount) => formatMoney(toPesos(centavos(amount))));
  return [warning('WITHHOLDING', `El cliente retiene ${withheld}; el pago esperado es ${expected}.`)];
}

function paymentFindings(id: number, { paymentTypes }: PayloadTerms['catalogues']): Findings {
  const type = paymentTypes.find((candidate) => candidate.id === id);
  if (type && type.active !== false) return [];
  const name = type?.name ?? String(id);
  return [problem('PAYMENT_TYPE_INACTIVE', `La forma de pago ${name} no existe o está inactiva en SIIGO.`)];
}
