import '@testing-library/jest-dom';

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { BulkBar } from './bulk-bar';

const show = () =>
  render(
    <BulkBar text="2 pedidos seleccionados">
      <button type="button">Facturar (2)</button>
    </BulkBar>,
  );

describe('the actions on ticked rows', () => {
  it('are beside their count on a desktop', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('2 pedidos seleccionados');
    expect(screen.getByRole('button', { name: 'Facturar (2)' })).toBeVisible();
  });

  it('open from one button on a phone [N-17-515]', async () => {
    const media = window.matchMedia('all');
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      media: query,
      matches: query.includes('max-width'),
    }));
    show();
    expect(screen.queryByRole('button', { name: 'Facturar (2)' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Acciones' }));
    expect(screen.getByRole('button', { name: 'Facturar (2)' })).toBeVisible();
  });
});
