import type { FastifyInstance } from 'fastify';
import { MERCHANT_ID, MERCHANT_NAME } from '../protocol/keys.js';
import type { Merchant } from '../merchant/merchant.js';
import { checkPublicKey } from '../protocol/payment-request.js';

/** Has fresh acceptance tokens, at the old and the new address. */
export const merchantRoutes = (server: FastifyInstance, { keys, acceptance }: Merchant): void => {
  const merchantOf = (key: string) => {
    checkPublicKey(key, keys);
    const data = {
      id: MERCHANT_ID,
      name: MERCHANT_NAME,
      legal_name: 'Lácteos del Llano S.A.S.',
      legal_id: '900123456-8',
      legal_id_type: 'NIT',
      email: 'pagos@lacteosdelllano.test',
      contact_name: 'Pagos Lácteos del Llano',
      phone_number: '+573001112233',
      logo_url: null,
      active: true,
      public_key: key,
      accepted_currencies: ['COP'],
      accepted_payment_methods: ['CARD', 'NEQUI', 'PSE'],
      payment_methods: ['CARD', 'NEQUI', 'PSE'].map((name) => ({ name, payment_processors: [] })),
      presigned_acceptance: acceptance.issue('END_USER_POLICY'),
      presigned_personal_data_auth: acceptance.issue('PERSONAL_DATA_AUTH'),
    };
    return { data, meta: {} };
  };
  server.get('/merchants/info', async ({ headers }) =>
    merchantOf(String(headers['x-merchant-public-key'] ?? '')),
  );
  server.get<{ Params: { key: string } }>('/merchants/:key', async ({ params }) => merchantOf(params.key));
};
