import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { CustomerData, NewOrder, Order, OrderRow, ShippingAddress, SignUpPayload } from './api-types.js';
import type { components } from './generated/api.js';

type Schemas = components['schemas'];
/** Answers may promise more than the page reads: what the page declares must hold for the document's shape. */
type Fits<Wider, Narrower extends Wider> = Narrower;
type KeysAgree<One, Other> = [keyof One, keyof Other] extends [keyof Other, keyof One] ? true : never;

/** Compiles only while the hand-written request types name exactly the document's fields. */
const agreement: {
  newOrder: KeysAgree<NewOrder, Schemas['NewOrder']>;
  customer: KeysAgree<CustomerData, Schemas['CustomerData']>;
  address: KeysAgree<ShippingAddress, Schemas['ShippingAddress']>;
  signUp: KeysAgree<SignUpPayload, Schemas['SignUp']>;
  order: KeysAgree<Order, Schemas['Order']>;
  row: KeysAgree<OrderRow, Schemas['OrderRow']>;
} = { newOrder: true, customer: true, address: true, signUp: true, order: true, row: true };

export type CheckedContracts = [
  Fits<SignUpPayload, Schemas['SignUp']>,
  Fits<CustomerData, Schemas['CustomerData']>,
  Fits<Schemas['Order'], Order>,
  Fits<Schemas['OrderRow'], OrderRow>,
];

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the generated contract', () => {
  it('has types made from the committed document', () => {
    const digest = createHash('sha256').update(read('../openapi.json')).digest('hex');
    expect(read('./generated/api.ts')).toContain(`sha256 ${digest}`);
  });

  it('names the same fields as the request types', () => {
    expect(Object.values(agreement).every(Boolean)).toBe(true);
  });
});
