import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

import { LinkFromList, useListReturn } from './list-return';

function Order() {
  return <Link to={useListReturn() ?? '/somewhere'}>Volver</Link>;
}
function List() {
  return (
    <>
      <p>{useLocation().search}</p>
      <LinkFromList to="/orderstore/41">Detalles</LinkFromList>
    </>
  );
}
const openAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/admin/orders" element={<List />} />
        <Route path="/elsewhere" element={<List />} />
        <Route path="/orderstore/:id" element={<Order />} />
      </Routes>
    </MemoryRouter>,
  );
const press = (name: string) => act(() => screen.getByRole('link', { name }).click());

describe('the way back to a list', () => {
  it("restores the list's filters and page [N-17-034]", () => {
    openAt('/admin/orders?isPaid=true&page=3');
    press('Detalles');
    press('Volver');
    expect(screen.getByText('?isPaid=true&page=3')).toBeInTheDocument();
  });

  it('is empty for visitors from another page', () => {
    openAt('/orderstore/41');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/somewhere');
  });

  it('targets lists only', () => {
    openAt('/elsewhere');
    press('Detalles');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/somewhere');
  });
});
