import { type Json, listOf, objectOf } from '../protocol/checks.js';
import { ISSUER } from '../records/seed.js';
import type { SalesDocument } from '../records/records.js';
import { SiigoError } from '../protocol/siigo-error.js';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: unknown): string =>
  String(value ?? '').replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

/** @throws not_found before its acceptance */
export const xmlOf = ({ body, cufe }: SalesDocument): string => {
  if (cufe === null) throw new SiigoError(404, 'not_found', 'The XML was not found');
  const lines = listOf(body['items']).map(
    (item, index) =>
      `<cac:InvoiceLine><cbc:ID>${index + 1}</cbc:ID><cbc:InvoicedQuantity>${text(item['quantity'])}</cbc:InvoicedQuantity><cac:Item><cbc:Description>${text(item['description'])}</cbc:Description></cac:Item></cac:InvoiceLine>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">',
    `<cbc:ID>${text(body['prefix'])}${text(body['number'])}</cbc:ID>`,
    `<cbc:UUID schemeName="CUFE-SHA384">${cufe}</cbc:UUID>`,
    `<cbc:IssueDate>${text(body['date'])}</cbc:IssueDate>`,
    `<cac:AccountingSupplierParty><cbc:CompanyID>${ISSUER.nit}</cbc:CompanyID></cac:AccountingSupplierParty>`,
    `<cac:AccountingCustomerParty><cbc:CompanyID>${text(objectOf(body['customer'])['identification'])}</cbc:CompanyID></cac:AccountingCustomerParty>`,
    ...lines,
    `<cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="COP">${text(body['total'])}</cbc:PayableAmount></cac:LegalMonetaryTotal>`,
    '</Invoice>',
  ].join('\n');
};

export const fileOf = (id: string, content: Buffer | string): Json => ({
  id,
  base64: Buffer.from(content).toString('base64'),
});
