import { eventChecksum, integritySignature, isSameChecksum } from './wompi-signature.js';

const DOCUMENTED = 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6';
const EVENTS = 'prod_events_OcHnIzeBl5socpwByQ4hA52Em3USQ93Z';
const payment = { reference: 'sk8-438k4-xmxm392-sn2m', amountInCents: 2490000, currency: 'COP' };

describe('Wompi signatures', () => {
  it.each([
    [
      'the documented payment',
      payment,
      DOCUMENTED,
      '37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5',
    ],
    [
      'a payment with an expiration time',
      { ...payment, expirationTime: '2023-06-09T20:28:50.000Z' },
      DOCUMENTED,
      'e972f58e7de36b283fbb93d9318d39a54ffdff4e8e917b534f30d63c9d7bb89c',
    ],
    [
      "the stand-in's payment",
      { reference: 'PED-000123', amountInCents: 4785000, currency: 'COP' },
      'test_integrity_emulador',
      '91f651bd318aeea885623994fc2b3c0059ab486d91cc2c98cd79e9b64c88f23a',
    ],
  ])('cover reference, cents, currency and secret of %s [S-221]', (_name, signed, secret, expected) => {
    expect(integritySignature(signed, secret)).toBe(expected);
  });

  it.each([
    [
      ['1234-1610641025-49201', 'APPROVED', '4490000'],
      1530291411,
      EVENTS,
      '5a18ec5e8fdb7df463e9f94774cba8f583ba21bd04a09ceff2ea68a4bc0aefbe',
    ],
    [
      ['01-123', 'APPROVED', '4950000'],
      1530291411,
      EVENTS,
      '71601cac483195b4577030556a566645f0536a28dd5c0ea2bd16d4cd01ebcf31',
    ],
    [
      ['11004-1763690400-10001', 'APPROVED', '4785000'],
      1763690465,
      'test_events_emulador',
      '3588b466658fb4a1208af3e6bfd8a2bc089046199d07e052d164b7c3e3ee2ad7',
    ],
  ])('match the published checksum of the event %j', (values, timestamp, secret, expected) => {
    expect(eventChecksum(values, timestamp, secret)).toBe(expected);
  });

  it('compare checksums without regard to case', () => {
    const checksum = eventChecksum(['a'], 1, 'secret');
    expect(isSameChecksum(checksum.toUpperCase(), checksum)).toBe(true);
    expect(isSameChecksum(`${checksum.slice(0, -1)}x`, checksum)).toBe(false);
    expect(isSameChecksum('', checksum)).toBe(false);
  });
});
