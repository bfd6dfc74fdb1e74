import { typeMismatch, payloadTypes } from './payload-types.js';

const DECLARED = `/* What it offers. */
export {};
declare module '@lacteos/contracts/offers' {
  interface RemoteOffers {
    'mfe-toy': {
      components: { Card: { 1: { id: number; onClose: () => void } } };
      events: {
        /** A toy broke; 'toyId' is its number. */
        'toy-broken': { 1: { toyId: number }; 2: { toy: { id: number; names?: readonly string[] } } };
        'toy-sold': { 1: { to: 'shopper' | 'staff' | null; parts: { id: number }[] } };
        'toy-made': { 1: { by: Map<string, { a: number }>; when: (a: number) => void; id: number } };
      };
    };
  }
}`;
const types = payloadTypes(DECLARED);
const problem = (event: string, payload: unknown) =>
  typeMismatch(payload, types.get(event) ?? { kind: 'any' });

describe('the payloads that a remote declares', () => {
  it('are looked up by event and contract', () => {
    expect([...types.keys()]).toEqual(['toy-broken@1', 'toy-broken@2', 'toy-sold@1', 'toy-made@1']);
  });

  it.each([
    ['toy-broken@1', { toyId: 7 }],
    ['toy-broken@1', { toyId: 7, more: 'is fine' }],
    ['toy-broken@2', { toy: { id: 7 } }],
    ['toy-broken@2', { toy: { id: 7, names: ['a'] } }],
    ['toy-sold@1', { to: null, parts: [{ id: 1 }] }],
    ['toy-made@1', { by: 'what is not understood', when: 1, id: 2 }],
  ])('accept as %s: %j', (event, payload) => {
    expect(problem(event, payload)).toBeNull();
  });

  it.each([
    ['toy-broken@1', {}, 'payload.toyId is no number'],
    ['toy-broken@1', { toyId: '7' }, 'payload.toyId is no number'],
    ['toy-broken@1', null, 'payload is no object'],
    ['toy-broken@2', { toy: { id: 7, names: [1] } }, 'payload.toy.names[0] is no string'],
    ['toy-sold@1', { to: 'nobody', parts: [] }, 'payload.to is none of what it may be'],
    ['toy-sold@1', { to: 'staff', parts: [{ id: null }] }, 'payload.parts[0].id is no number'],
    ['toy-made@1', { id: '2' }, 'payload.id is no number'],
  ])('reject as %s: %j', (event, payload, expected) => {
    expect(problem(event, payload)).toBe(expected);
  });
});
