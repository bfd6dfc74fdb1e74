import { readWompiEvent } from './wompi-event.js';
import { eventChecksum } from './wompi-signature.js';

const SECRET = 'test_events_emulador';
const TIMESTAMP = 1763690465;
const PROPERTIES = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
const transaction = {
  id: '11004-1763690400-10001',
  status: 'APPROVED',
  amount_in_cents: 4785000,
  reference: 'PED-123-0a1b2c3d',
  currency: 'COP',
  payment_method_type: 'CARD',
  finalized_at: '2026-11-21T10:00:00.000Z',
};
const VECTOR = '3588b466658fb4a1208af3e6bfd8a2bc089046199d07e052d164b7c3e3ee2ad7';

const anEvent = (change: Record<string, unknown> = {}) => ({
  event: 'transaction.updated',
  data: { transaction },
  environment: 'test',
  signature: { properties: PROPERTIES, checksum: VECTOR },
  timestamp: TIMESTAMP,
  sent_at: '2026-11-21T10:00:01.000Z',
  ...change,
});
const signedOver = (properties: string[], values: string[], data: unknown = { transaction }) =>
  anEvent({ data, signature: { properties, checksum: eventChecksum(values, TIMESTAMP, SECRET) } });
const kindOf = (body: unknown): string => readWompiEvent(body, SECRET, 'test').kind;

describe('a Wompi event', () => {
  it('is parsed when its checksum is valid', () => {
    expect(readWompiEvent(anEvent(), SECRET, 'test')).toEqual({
      kind: 'transaction',
      transaction: {
        id: transaction.id,
        reference: transaction.reference,
        status: 'APPROVED',
        amountInCents: 4785000,
        currency: 'COP',
        paymentMethodType: 'CARD',
        finalizedAt: new Date('2026-11-21T10:00:00.000Z'),
      },
    });
  });

  it('may have the timestamp in the signature and an upper-case checksum', () => {
    const signature = {
      properties: PROPERTIES,
      checksum: VECTOR.toUpperCase(),
      timestamp: TIMESTAMP,
    };
    expect(kindOf(anEvent({ timestamp: undefined, signature }))).toBe('transaction');
  });

  it('is verified over its listed properties in the listed order', () => {
    const properties = [
      'transaction.amount_in_cents',
      'transaction.reference',
      'transaction.status',
      'transaction.id',
    ];
    const values = ['4785000', transaction.reference, 'APPROVED', transaction.id];
    expect(kindOf(signedOver(properties, values))).toBe('transaction');
    expect(kindOf(signedOver(properties, values.toReversed()))).toBe('forged');
  });

  it('is verified with an empty text for a missing property', () => {
    const properties = [...PROPERTIES, 'transaction.bill_id'];
    expect(kindOf(signedOver(properties, [transaction.id, 'APPROVED', '4785000', '']))).toBe('transaction');
  });

  it.each(PROPERTIES)('is forged when the signed properties omit %s', (left) => {
    const properties = PROPERTIES.filter((path) => path !== left);
    const values = properties.map((path) =>
      String(transaction[path.split('.')[1] as keyof typeof transaction]),
    );
    expect(kindOf(signedOver(properties, values))).toBe('forged');
  });

  it.each([
    ['another status', { data: { transaction: { ...transaction, status: 'DECLINED' } } }],
    ['another amount', { data: { transaction: { ...transaction, amount_in_cents: 100 } } }],
    ['another transaction', { data: { transaction: { ...transaction, id: '1-1-1' } } }],
    ['another time', { timestamp: TIMESTAMP + 1 }],
    ['another checksum', { signature: { properties: PROPERTIES, checksum: '0'.repeat(64) } }],
  ])('is forged with %s', (_name, change) => {
    expect(kindOf(anEvent(change))).toBe('forged');
  });

  it.each([
    null,
    [],
    'text',
    {},
    anEvent({ event: 7 }),
    anEvent({ data: null }),
    anEvent({ timestamp: 'soon' }),
    anEvent({ signature: { properties: [], checksum: VECTOR } }),
    anEvent({ signature: { properties: ['__proto__.x.'], checksum: VECTOR } }),
    anEvent({ signature: { properties: PROPERTIES } }),
  ])('is malformed when the body is %j', (body) => {
    expect(kindOf(body)).toBe('malformed');
  });

  it.each(['prod', undefined, 7])(
    'is misplaced when its environment is %j and the keys are test keys',
    (environment) => {
      expect(kindOf(anEvent({ environment }))).toBe('misplaced');
    },
  );

  it('is forged with a wrong checksum whatever its environment', () => {
    expect(kindOf(anEvent({ environment: 'prod', timestamp: TIMESTAMP + 1 }))).toBe('forged');
  });

  it('is verified over own properties only', () => {
    const properties = [...PROPERTIES, 'constructor.name'];
    expect(kindOf(signedOver(properties, [transaction.id, 'APPROVED', '4785000', '']))).toBe('transaction');
  });

  it('is of kind other when it reports no transaction', () => {
    const token = { nequi_token: { id: 'nequi_1', status: 'APPROVED' } };
    const properties = ['nequi_token.id', 'nequi_token.status'];
    const event = {
      ...signedOver(properties, ['nequi_1', 'APPROVED'], token),
      event: 'nequi_token.updated',
    };
    expect(readWompiEvent(event, SECRET, 'test')).toEqual({ kind: 'other', event: 'nequi_token.updated' });
  });
});
