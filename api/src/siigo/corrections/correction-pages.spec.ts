import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

import { EXPLAINED_CODES } from '../client/errors/siigo-explanations.js';
import { ERROR_TABLE, type ErrorCode } from '#platform/errors/index.js';
import { correctionFor, correctionOfFinding, correctionOfRecord, PAGES } from './correction-pages.js';
import { correctionOf } from './corrections.js';
import { refusal, type RefusalCode } from './refusals.js';

const REFUSED = { identification: '1121800001', orderId: 5, documentId: 7 };
const SIIGO = 'https://siigonube.siigo.com/';
const TYPES = '/admin/invoice_type';
const CUSTOMER = '/admin/customers?search=1121800001';

/** Codes answered without a correction: field errors, edit conflicts, outages and reasons of the document. */
const OTHERWISE_SAID = new Set([
  'VALIDATION.FAILED',
  'EDIT.CONFLICT',
  'SIIGO.OUTCOME_UNKNOWN',
  'SIIGO.UNAVAILABLE',
  'SIIGO.INVOICE_REJECTED',
  'SIIGO.REJECTED',
]);
const ANSWERED = (Object.keys(ERROR_TABLE) as ErrorCode[]).filter(
  (code): code is RefusalCode =>
    (code.startsWith('SIIGO.') && !OTHERWISE_SAID.has(code)) || correctionOf(code) !== null,
);
const ROOT = join(import.meta.dirname, '..');
const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

describe('the correction page of a rejected invoice', () => {
  it.each([
    ['a field of the customer', { code: 'invalid_reference', field: 'customer.identification' }, CUSTOMER],
    ['a customer without contacts', { code: 'customer_settings', field: null }, CUSTOMER],
    ['the code of a line', { code: 'parameter_inactive', field: 'items[0].code' }, '/admin/products'],
    ['the document type', { code: 'document_settings', field: 'document.id' }, TYPES],
    ["the DIAN's rules about the customer", { code: 'FAK24', field: null }, CUSTOMER],
    ["the DIAN's rules about a line", { code: 'FAV06', field: null }, '/admin/products'],
    ['an error that only SIIGO can fix', { code: 'invalid_dian_resolution', field: null }, SIIGO],
    ['the withholdings of the customer', { code: 'parameter_inactive', field: 'retentions[0].id' }, CUSTOMER],
    [
      'a field that the document type does not allow',
      { code: 'document_settings', field: 'items[0].seller' },
      TYPES,
    ],
    ['the invoice itself', { code: 'SELLER_MISSING', field: null }, '/admin/invoices_list?document=7'],
    ['an unknown code', { code: 'brand_new', field: null }, SIIGO],
  ] as const)('for %s is the expected one [N-19-072]', (_, reason, page) => {
    expect(correctionFor({ ...reason, message: 'Un motivo.' }, REFUSED).link).toBe(page);
  });

  it("is derived from the DIAN's text when SIIGO sends no code", () => {
    const message = 'Regla: FAK24, Rechazo: El DV del NIT del adquirente no está correctamente calculado.';
    expect(correctionFor({ code: null, field: null, message }, REFUSED).link).toBe(CUSTOMER);
  });

  it('is missing for a finding about the open form', () => {
    const finding = { code: 'SELLER_MISSING', field: null, message: 'El vendedor no existe en SIIGO.' };
    expect(correctionOfFinding(finding, REFUSED)).toEqual({ advice: 'Elija otro vendedor.', link: null });
  });
});

describe('the correction of a rejected record', () => {
  const CUSTOMER_FORM = { kind: 'customer' } as const;
  const PRODUCT = { kind: 'product', id: 9 } as const;
  it.each([
    ['a field of the open customer form', { code: 'invalid_name' }, CUSTOMER_FORM, null],
    ['an error that only SIIGO can fix', { code: 'unauthorized' }, CUSTOMER_FORM, SIIGO],
    ['a field of a product', { code: 'invalid_amount', field: 'prices[0]' }, PRODUCT, '/admin/product/9'],
    ['the taxes of a product', { code: 'TAX_DIFFERS', field: 'taxes' }, PRODUCT, '/admin/product/9'],
    ['a code that another product has in SIIGO', { code: 'already_exists' }, PRODUCT, SIIGO],
    ['an outage', { code: 'service_unavailable' }, PRODUCT, null],
    ['an unknown code', { code: 'brand_new' }, PRODUCT, '/admin/product/9'],
  ] as const)('links to the right page for %s [N-19-079]', (_, reason, record, link) => {
    const correction = correctionOfRecord({ field: null, message: 'Un motivo.', ...reason }, record);
    expect(correction.link).toBe(link);
    expect(correction.advice).not.toBe('');
  });

  it.each(EXPLAINED_CODES)('mentions no invoice for %s', (code) => {
    for (const record of [CUSTOMER_FORM, PRODUCT])
      expect(correctionOfRecord({ code, field: null, message: '' }, record).advice).not.toMatch(
        /factura|comprobante|documento|acredite/i,
      );
  });
});

describe('every rejection', () => {
  it.each(EXPLAINED_CODES)('by SIIGO with the code %s has advice and a link [N-19-072]', (code) => {
    expect(correctionOf(code)?.advice).toMatch(/^[A-ZÁÉÍÓÚÑ].+\.$/);
    const { advice, link } = correctionFor({ code, field: null, message: 'Un motivo.' }, REFUSED);
    expect(advice).not.toBe('');
    expect(link).toMatch(/^(\/admin\/|https:)/);
  });

  it('by the shop has a correction for every code in the sources [N-19-072]', () => {
    const codes = [...SOURCES.matchAll(/code: '([A-Z][A-Z_]+)'/g)].map(([, code]) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['UNCONFIRMED', 'SIIGO_SILENT', 'TOTAL_DIFFERS', 'VANISHED', 'DIAN']),
    );
    expect(codes.filter((code) => !correctionOf(code))).toEqual([]);
  });

  it.each(ANSWERED)('by the API with the code %s has advice and a link [N-19-193]', (code) => {
    const { reasons } = refusal(code, REFUSED).errors as { reasons: { advice: string; link: string }[] };
    expect(reasons).toEqual([
      {
        code,
        field: null,
        message: expect.stringMatching(/^[A-ZÁÉÍÓÚÑ].+\.$/),
        advice: expect.stringMatching(/^[A-ZÁÉÍÓÚÑ].+\.$/),
        link: expect.stringMatching(/^(\/admin\/|https:)/),
      },
    ]);
  });

  it('thrown in the sources of invoicing has its correction [N-19-193]', () => {
    const thrown = [...SOURCES.matchAll(/new AppError\(\s*'([A-Z]+\.[A-Z_]+)'/g)].map(
      ([, code = '']) => code,
    );
    expect([...new Set(thrown)].filter((code) => !OTHERWISE_SAID.has(code))).toEqual([]);
  });

  it('links to pages that exist in the remotes [N-19-193]', () => {
    const routes = ['mfe-backoffice', 'mfe-invoicing'].flatMap((remote) => {
      const file = join(import.meta.dirname, '../../../..', remote, 'remote.manifest.json');
      return (JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] }).routes;
    });
    const known = routes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
    const links = Object.values(PAGES).map((page) => (typeof page === 'string' ? page : page(5 as never)));
    const paths = links.map((link) => link.replace(/\?.*$/, ''));
    expect(paths.filter((path) => !known.some((route) => route.test(path)))).toEqual([]);
  });
});
