import type { Call, PublishedClient } from './published-client.js';

const PUBLIC = { authorization: 'Bearer pub_test_abc' };
const PRIVATE = { authorization: 'Bearer prv_test_abc' };
const CARD = {
  number: '4242424242424242',
  cvc: '123',
  exp_month: '06',
  exp_year: '39',
  card_holder: 'Pedro Pérez',
};
const EMAIL = 'pedro@contacto.test';

const merchant: Call = {
  name: 'merchant with acceptance token',
  method: 'GET',
  path: '/v1/merchants/pub_test_abc',
  status: 200,
  keep: {
    accept: 'data.presigned_acceptance.acceptance_token',
    personal: 'data.presigned_personal_data_auth.acceptance_token',
  },
};
const payment = (reference: string, more: object) => ({
  acceptance_token: '{accept}',
  amount_in_cents: 4785000,
  currency: 'COP',
  signature: `{signature_${reference}}`,
  customer_email: EMAIL,
  reference,
  ...more,
});
const pay = (name: string, reference: string, more: object, headers: Call['headers'] = PUBLIC): Call => ({
  name,
  method: 'POST',
  path: '/v1/transactions',
  headers,
  body: payment(reference, more),
  status: 201,
  keep: { transaction: 'data.id' },
});

export const REFERENCES = ['TS1', 'TS2', 'TS3', 'TS4', 'PHP1', 'SRV1'] as const;

const typescriptSdk: PublishedClient = {
  name: '@pulgueta/wompi 3.2',
  service: 'Wompi',
  language: 'TypeScript',
  licence: 'MIT',
  habits:
    'JSON header on every call, void without a body; reads a transaction without a key; sends no `accept_personal_auth`',
  missing: 'payouts (another host and another product)',
  headers: { 'content-type': 'application/json' },
  settings: { path: '/stand-in/switches', body: { transactionReads: 'anyone' } },
  calls: [
    merchant,
    {
      name: 'getFinancialInstitutions',
      method: 'GET',
      path: '/v1/pse/financial_institutions',
      headers: PUBLIC,
      status: 200,
    },
    {
      name: 'tokenizeCard',
      method: 'POST',
      path: '/v1/tokens/cards',
      headers: PUBLIC,
      body: CARD,
      status: 201,
      keep: { card: 'data.id' },
    },
    pay('createTransaction by card', 'TS1', {
      payment_method: { type: 'CARD', token: '{card}', installments: 1 },
    }),
    { name: 'getTransaction', method: 'GET', path: '/v1/transactions/{transaction}', status: 200 },
    {
      name: 'listTransactions',
      method: 'GET',
      path: '/v1/transactions?reference=TS1&page=1&page_size=50&order=DESC',
      headers: PRIVATE,
      status: 200,
    },
    {
      name: 'voidTransaction',
      method: 'POST',
      path: '/v1/transactions/{transaction}/void',
      headers: PRIVATE,
      status: 201,
    },
    {
      name: 'tokenizeNequi',
      method: 'POST',
      path: '/v1/tokens/nequi',
      headers: PUBLIC,
      body: { phone_number: '3991111111' },
      status: 201,
      keep: { nequi: 'data.id' },
    },
    { name: 'getNequiToken', method: 'GET', path: '/v1/tokens/nequi/{nequi}', headers: PUBLIC, status: 200 },
    merchant,
    {
      name: 'createPaymentSource',
      method: 'POST',
      path: '/v1/payment_sources',
      headers: PRIVATE,
      body: { type: 'NEQUI', token: '{nequi}', acceptance_token: '{accept}', customer_email: EMAIL },
      status: 201,
      keep: { source: 'data.id' },
    },
    {
      name: 'getPaymentSource',
      method: 'GET',
      path: '/v1/payment_sources/{source}',
      headers: PRIVATE,
      status: 200,
    },
    merchant,
    pay('createTransaction by payment source', 'TS2', { payment_source_id: '{source}' }, PRIVATE),
    merchant,
    pay('createTransaction by PSE', 'TS3', {
      payment_method: {
        type: 'PSE',
        user_type: 0,
        user_legal_id_type: 'CC',
        user_legal_id: '1099888777',
        financial_institution_code: '1',
        payment_description: 'Pago a tienda',
      },
      customer_data: { phone_number: '573001112233', full_name: 'Pedro Pérez' },
    }),
    merchant,
    pay('createTransaction by Nequi', 'TS4', {
      payment_method: { type: 'NEQUI', phone_number: '3991111111' },
    }),
    {
      name: 'createPaymentLink',
      method: 'POST',
      path: '/v1/payment_links',
      headers: PRIVATE,
      body: {
        name: 'Queso',
        description: 'Un queso',
        single_use: false,
        collect_shipping: false,
        amount_in_cents: 1200000,
        currency: 'COP',
      },
      status: 201,
      keep: { link: 'data.id' },
    },
    { name: 'getPaymentLink', method: 'GET', path: '/v1/payment_links/{link}', status: 200 },
    {
      name: 'updatePaymentLink',
      method: 'PATCH',
      path: '/v1/payment_links/{link}',
      headers: PRIVATE,
      body: { active: false },
      status: 200,
    },
  ],
};

const phpClient: PublishedClient = {
  name: 'igedeon/laravel-wompi',
  service: 'Wompi',
  language: 'PHP',
  licence: 'MIT',
  habits: 'reads with the public key, writes with the private one',
  headers: { accept: 'application/json', 'content-type': 'application/json' },
  settings: { path: '/stand-in/switches', body: { transactionReads: 'anyone' } },
  calls: [
    { ...merchant, headers: PUBLIC },
    pay(
      'post transactions by Nequi',
      'PHP1',
      { accept_personal_auth: '{personal}', payment_method: { type: 'NEQUI', phone_number: '3991111111' } },
      PRIVATE,
    ),
    {
      name: 'get transactions/{id}',
      method: 'GET',
      path: '/v1/transactions/{transaction}',
      headers: PUBLIC,
      status: 200,
    },
  ],
};

const serverFlow: PublishedClient = {
  name: "Wompi's own guide (API 1.2, refunds V2)",
  service: 'Wompi',
  language: 'HTTP',
  licence: '–',
  habits: 'private key from the server, both acceptance tokens, refunds with references and `test_scenario`',
  headers: PRIVATE,
  calls: [
    { ...merchant, path: '/v1/merchants/info', headers: { 'x-merchant-public-key': 'pub_test_abc' } },
    {
      name: 'token of a card',
      method: 'POST',
      path: '/v1/tokens/cards',
      headers: PUBLIC,
      body: CARD,
      status: 201,
      keep: { card: 'data.id' },
    },
    {
      name: 'payment source',
      method: 'POST',
      path: '/v1/payment_sources',
      body: {
        type: 'CARD',
        token: '{card}',
        customer_email: EMAIL,
        acceptance_token: '{accept}',
        accept_personal_auth: '{personal}',
      },
      status: 201,
      keep: { source: 'data.id' },
    },
    {
      name: 'charge of the source',
      method: 'POST',
      path: '/v1/transactions',
      body: {
        amount_in_cents: 4785000,
        currency: 'COP',
        signature: '{signature_SRV1}',
        customer_email: EMAIL,
        reference: 'SRV1',
        payment_source_id: '{source}',
        payment_method: { installments: 2 },
        recurrent: true,
      },
      status: 201,
      keep: { transaction: 'data.id' },
    },
    { name: 'transaction', method: 'GET', path: '/v1/transactions/{transaction}', status: 200 },
    {
      name: 'refund of a part',
      method: 'POST',
      path: '/v1/refunds',
      body: {
        transaction_id: '{transaction}',
        amount_in_cents: 150000,
        reason: 'Solicitud del cliente',
        reference: 'REF_001',
        reference_2: 'Pedido 1',
      },
      status: 201,
      keep: { refund: 'data.v2_refund_id' },
    },
    { name: 'the refund', method: 'GET', path: '/v1/refunds/{refund}', status: 200 },
    {
      name: 'declined refund',
      method: 'POST',
      path: '/v1/refunds',
      body: { transaction_id: '{transaction}', amount_in_cents: 150000, test_scenario: 'declined' },
      status: 201,
    },
    {
      name: 'refund with six references',
      method: 'POST',
      path: '/v1/refunds',
      body: { transaction_id: '{transaction}', amount_in_cents: 1, reference_6: 'x' },
      status: 422,
      refusal: 'five at most',
    },
    {
      name: 'void after a refund',
      method: 'POST',
      path: '/v1/transactions/{transaction}/void',
      status: 422,
      refusal: 'nothing left to void',
    },
    {
      name: 'void of a payment source',
      method: 'PUT',
      path: '/v1/payment_sources/{source}/void',
      status: 200,
    },
  ],
};

export const WOMPI_CLIENTS: readonly PublishedClient[] = [typescriptSdk, phpClient, serverFlow];
