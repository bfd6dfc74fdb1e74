import '@testing-library/jest-dom';

import { Address } from '@lacteos/ui/testing';
import { ToastHost } from '@lacteos/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';

export const openAt = (address: string, part: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Link to="/admin/orders">Otra página</Link>
      {part}
      <Address />
      <ToastHost />
    </MemoryRouter>,
  );

export async function choose(select: string, option: string): Promise<void> {
  const box = await screen.findByRole('combobox', { name: select, hidden: true });
  await waitFor(() => expect(box).toBeEnabled());
  fireEvent.mouseDown(box);
  fireEvent.click(await screen.findByTitle(option));
}

export const write = (label: string, text: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

export const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
};
