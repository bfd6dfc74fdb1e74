import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { SaleQueue } from './sale-queue';
import { SendingNotice } from './sending-notice';
import { STORED_FORMAT, type StoredSale } from './stored-sale';

const REFUSED: StoredSale = {
  format: STORED_FORMAT,
  key: 'sale-1',
  userId: 1,
  storeId: 5,
  at: '2026-11-29T20:45:00.000Z',
  body: { items: [], payments: [], totalPrice: 23_800 },
  handedOverAt: '2026-11-29T20:46:00.000Z',
  state: 'refused',
  sale: null,
  refusal: { code: 'ORDERS.INSUFFICIENT_STOCK', message: 'No hay existencias.' },
};

describe('the notice of unsent sales', () => {
  it('says when refused goods were handed over, with one full stop [N-40-540]', () => {
    const state = { sending: [], refused: [REFUSED], last: null, unreadable: 0, problem: null };
    render(<SendingNotice queue={{} as SaleQueue} state={state} mayTakeUp onTakeUp={() => undefined} />);
    expect(screen.getByText(/^No hay existencias\. Se entregó el /)).toHaveTextContent(/3:46 p\. m\.$/);
  });
});
