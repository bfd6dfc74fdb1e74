import { render, screen } from '@testing-library/react';

import { TrackedDelivery } from './tracked-delivery';

const DELIVERY = {
  date: '2026-11-22T01:00:00.000Z',
  numberGuide: 'G-9',
  transport: 'TCC',
  shippingAddress: 'Calle 1',
  shippingAddressCity: 'Acacías',
  shippingAddressCountry: 'Meta',
};

describe('a delivery', () => {
  it('names carrier and guide, which can be copied', () => {
    render(<TrackedDelivery delivery={DELIVERY} />);
    expect(screen.getByText('G-9')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copiar el número de guía' })).toBeTruthy();
  });

  it('has neither where the goods were handed over in a store [N-39-114]', () => {
    render(<TrackedDelivery delivery={{ ...DELIVERY, numberGuide: '', transport: 'Entregado en tienda' }} />);
    expect(screen.getByText('Entregado en tienda')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
