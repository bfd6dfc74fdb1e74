import type { ComponentProps, EventContracts, RemoteEventName, SlotProps } from './offers.js';

declare module './offers.js' {
  interface RemoteOffers {
    'mfe-toy': {
      components: { Card: { 1: { id: number }; 2: { key: string } } };
      slots: { Aside: { 1: { orderId: number } } };
      events: { 'toy-broken': { 1: { toyId: number } } };
    };
  }
}

describe('the types of remote contracts', () => {
  it('follow the named contract and include the declarations of each remote', () => {
    const old: ComponentProps<'mfe-toy', 'Card', 1> = { id: 1 };
    const next: ComponentProps<'mfe-toy', 'Card', 2> = { key: 'a' };
    const place: SlotProps<'mfe-toy', 'Aside', 1> = { orderId: 1 };
    const event: EventContracts<'toy-broken'>[1] = { toyId: 1 };
    const names: RemoteEventName[] = ['toy-broken', 'cart-changed'];
    expect([old, next, place, event, names]).toHaveLength(5);
  });

  it('reject unknown properties, contracts and names [N-22-105]', () => {
    // @ts-expect-error: these are the properties of the second contract.
    const mixed: ComponentProps<'mfe-toy', 'Card', 1> = { key: 'a' };
    // @ts-expect-error: there is no third contract.
    type None = ComponentProps<'mfe-toy', 'Card', 3>;
    // @ts-expect-error: nobody sends such an event.
    const name: RemoteEventName = 'nobody-sends-it';
    const none: None | null = null;
    expect([mixed, name, none]).toHaveLength(3);
  });
});
