import { render, screen } from '@testing-library/react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

export function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

export const currentAddress = (): string => screen.getByTestId('address').textContent;

export const renderPagesAt = (
  address: string,
  pages: Readonly<Record<string, ComponentType>>,
  beside?: ReactNode,
) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Suspense fallback={null}>
        <Routes>
          {Object.entries(pages).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
      <Address />
      {beside}
    </MemoryRouter>,
  );
