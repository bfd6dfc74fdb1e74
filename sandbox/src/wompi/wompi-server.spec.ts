import { DECLINES, type Event, KEYS, type Received, WompiFixture } from '../../test/wompi-shop.js';
import { checksumOf, integrityOf } from './protocol/keys.js';

describe('the Wompi stand-in', () => {
  let fixture: WompiFixture;
  let shop: WompiFixture['shop'];
  let origin: string;

  beforeEach(async () => {
    fixture = new WompiFixture();
    await fixture.start();
    ({ shop, origin } = fixture);
  });
  afterEach(async () => fixture.stop());

  const inject: WompiFixture['inject'] = async (sent) => fixture.inject(sent);
  const attributes = (change?: Record<string, string>) => fixture.attributes(change);
  const pay: WompiFixture['pay'] = async (given, method) => fixture.pay(given, method);
  const switchTo = async (payload: object) => fixture.switchTo(payload);
  const read = async (url: string, key: string | null = KEYS.privateKey) =>
    fixture.call('GET', url, undefined, key);

  it('computes the documented signature of a payment', () => {
    const payment = {
      reference: 'PED-000123',
      amountInCents: 4785000,
      currency: 'COP',
      expirationTime: null,
    };
    expect(integrityOf(payment, 'test_integrity_emulador')).toMatch(/^91f651bd/);
  });

  it('serves the script of the widget with its own address', async () => {
    const { headers, body } = await inject({ url: '/widget.js' });
    expect(headers.get('content-type')).toContain('javascript');
    expect(body).toContain(`"${origin}"`);
    expect(body).toContain('waybox-button');
    expect(() => new Function(body)).not.toThrow();
  });

  it('starts every payment as PENDING, ends it by the card and sends the signed event', async () => {
    const { status, body } = await pay();
    expect([status, body.data.status, body.data.finalized_at]).toEqual([201, 'PENDING', null]);
    await shop.until(1);
    const [{ event, header }] = shop.received as [Received];
    expect(event.data.transaction).toMatchObject({ id: body.data.id, status: 'APPROVED' });
    const { id, status: state, amount_in_cents: cents } = event.data.transaction;
    const expected = checksumOf([id, state, String(cents)], event.timestamp, KEYS.eventsSecret);
    expect([event.signature.checksum, header]).toEqual([expected, expected]);
    expect((await read(`/transactions/${id}`)).json().data.status).toBe('APPROVED');
  });

  it.each([
    ['the second test card', DECLINES, 'DECLINED'],
    ['another card', { type: 'CARD', input: '5555555555554444' }, 'ERROR'],
    ['Nequi', { type: 'NEQUI', input: '3991111111' }, 'APPROVED'],
    ['PSE bank 2', { type: 'PSE', input: '2' }, 'DECLINED'],
  ])('completes a payment with %s as documented', async (_name, method, status) => {
    await pay(attributes(), method);
    await shop.until(1);
    expect(shop.received[0]?.event.data.transaction.status).toBe(status);
  });

  it('accepts another attempt for a declined reference and refuses one for a paid reference', async () => {
    const given = attributes();
    await pay(given, DECLINES);
    await shop.until(1);
    expect((await pay(given)).status).toBe(201);
    await shop.until(2);
    const again = await pay(given);
    expect([again.status, again.body.error.messages]).toEqual([
      422,
      { reference: ['La referencia ya ha sido usada'] },
    ]);
    const reference = given['reference'] ?? '';
    expect((await read(`/transactions?reference=${reference}`)).json().data).toHaveLength(2);
  });

  it.each([
    ['no signature', { 'signature:integrity': '' }, 'Firma de integridad requerida no enviada'],
    ['another amount', { 'amount-in-cents': '100' }, 'La firma es inválida'],
    ['dollars', { currency: 'USD' }, 'Solo se acepta COP'],
    ['a fraction of a cent', { 'amount-in-cents': '10.5' }, 'Debe ser un entero positivo'],
    ['an incomplete address', { 'shipping-address:city': 'Villavicencio' }, 'No está presente'],
    ['the key of another merchant', { 'public-key': 'pub_test_other' }, 'Llave no válida'],
    ['a production key', { 'public-key': 'pub_prod_abc' }, 'no corresponde a este ambiente'],
  ])('refuses %s in API and widget', async (_name, change, text) => {
    const given = attributes(change);
    const { status, body } = await pay(given);
    expect([401, 422]).toContain(status);
    expect(JSON.stringify(body)).toContain(text);
    const page = await inject({ url: '/checkout', query: given });
    expect(page.body).toContain('No es posible iniciar el pago.');
  });

  it('refuses a signature in upper case', async () => {
    const given = attributes();
    const upper = (given['signature:integrity'] ?? '').toUpperCase();
    expect((await pay({ ...given, 'signature:integrity': upper })).status).toBe(422);
  });

  it('shows transactions only with the private key', async () => {
    const { body } = await pay();
    const path = `/transactions/${body.data.id}`;
    expect((await read(path, null)).statusCode).toBe(404);
    expect((await read(path, 'prv_test_invented')).statusCode).toBe(403);
    expect((await read('/transactions?reference=x', null)).statusCode).toBe(401);
    expect((await read('/transactions/unknown')).statusCode).toBe(404);
  });

  it('repeats an event until the answer is exactly 200', async () => {
    shop.answers.push(500, 204);
    await pay();
    await shop.until(3);
    const ids = shop.received.map(({ event }) => event.data.transaction.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('can send copies, wrong and upper-case checksums, events of another order and DECLINED first', async () => {
    const properties = ['transaction.amount_in_cents', 'transaction.status', 'transaction.id'];
    await switchTo({ copies: 2, checksum: 'upper case', properties, declinedFirst: true });
    await pay();
    await shop.until(3);
    const states = shop.received.map(({ event }) => event.data.transaction.status).sort();
    expect(states).toEqual(['APPROVED', 'APPROVED', 'DECLINED']);
    const { signature } = shop.received[0]?.event as Event;
    expect(signature.checksum).toMatch(/^[0-9A-F]{64}$/);
    expect(signature.properties).toEqual(properties);
    await switchTo({ checksum: 'wrong' });
    await pay();
    await shop.until(4);
    const { event } = shop.received[3] as Received;
    const { id, status, amount_in_cents: cents } = event.data.transaction;
    expect(event.signature.checksum).not.toBe(
      checksumOf([id, status, String(cents)], event.timestamp, KEYS.eventsSecret),
    );
  });

  it('keeps payments pending and withholds events when configured so', async () => {
    await switchTo({ keepsPending: true, isSending: false });
    const { body } = await pay();
    const path = `/stand-in/transactions/${body.data.id}`;
    const finish = { method: 'POST', url: `${path}/finish`, payload: { status: 'APPROVED' } } as const;
    expect((await inject(finish)).json().status).toBe('APPROVED');
    expect(shop.received).toEqual([]);
    await inject({ method: 'POST', url: `${path}/event` });
    await shop.until(1);
    expect(shop.received[0]?.event.data.transaction.status).toBe('APPROVED');
  });

  it('can send events of another environment or reference, and take its API down [N-19-004]', async () => {
    await switchTo({ environment: 'prod', reference: 'PED-of-another-order' });
    const { body } = await pay();
    await shop.until(1);
    const { event } = shop.received[0] as Received;
    expect([event.environment, event.data.transaction.reference]).toEqual(['prod', 'PED-of-another-order']);
    const { id, status, amount_in_cents: cents } = event.data.transaction;
    const expected = checksumOf([id, status, String(cents)], event.timestamp, KEYS.eventsSecret);
    expect(event.signature.checksum).toBe(expected);
    const path = `/transactions/${body.data.id}`;
    expect((await read(path)).json().data.reference).not.toBe('PED-of-another-order');
    await switchTo({ apiFailure: 503 });
    expect((await read(path)).statusCode).toBe(503);
  });

  it('shows the declined attempt of its events in the API too [N-19-004]', async () => {
    await switchTo({ declinedFirst: true });
    const { body } = await pay();
    await shop.until(2);
    const declined = (await read(`/transactions/${body.data.id}0`)).json().data;
    expect([declined.status, declined.reference]).toEqual(['DECLINED', body.data.reference]);
  });
});
