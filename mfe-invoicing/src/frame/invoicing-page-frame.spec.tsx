import '@testing-library/jest-dom';

import { publishComponentHost, type ComponentRequest } from '@lacteos/remote-kit';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { InvoicingPageFrame } from './invoicing-page-frame';

const openFrame = () =>
  render(
    <MemoryRouter>
      <InvoicingPageFrame>Facturas</InvoicingPageFrame>
    </MemoryRouter>,
  );

describe('the frame of the pages of invoicing', () => {
  afterEach(() => act(() => publishComponentHost(null)));

  it('shows the notices of the back office [N-17-562]', () => {
    publishComponentHost(({ remote, name, contract }: ComponentRequest) => (
      <p>{`${remote}/${name} ${contract}`}</p>
    ));
    openFrame();
    expect(screen.getByText('mfe-backoffice/OfficeNotices 1')).toBeVisible();
  });

  it('stays unchanged when these cannot be loaded [N-17-562]', () => {
    publishComponentHost(({ onUnavailable }: ComponentRequest) => {
      onUnavailable?.(() => undefined);
      return null;
    });
    openFrame();
    expect(screen.getByText('Facturas')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
