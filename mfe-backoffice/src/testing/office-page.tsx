import '@testing-library/jest-dom';

import { answer, stubHttp } from '@lacteos/api-client/testing';
import type { OrderRow, PageMeta } from '@lacteos/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

import { queryClient } from '../query-client';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** The address that the page stands at. */
export const address = () => screen.getByTestId('address').textContent;

/** A page of the back office with a list call answered by the test. Call `stop` after each test. */
export function officePage(path: string, Page: ComponentType, call: string) {
  const http = stubHttp({});
  const list = `GET ${call}`;
  return {
    http,
    answerWith: (rows: readonly object[], meta: Partial<PageMeta> = {}) =>
      http.reply({
        [list]: ({ query }) =>
          answer(rows, {
            total: rows.length,
            page: Number(query.get('page') ?? 1),
            pageSize: Number(query.get('pageSize') ?? 20),
            ...meta,
          }),
      }),
    open: async (at = path) => {
      const page = render(
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={<Page />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>,
      );
      await waitFor(() => expect(http.requestsTo(list)).not.toHaveLength(0));
      return page;
    },
    lastQuery: () => Object.fromEntries(http.requestsTo(list).at(-1)?.query ?? []),
    stop: () => {
      http.restore();
      queryClient.clear();
    },
  };
}

/** The row of the table whose cell shows a text. */
export const rowWith = async (text: string) => {
  const cell = await screen.findByRole('cell', { name: text });
  return within(cell.closest('tr') as HTMLElement);
};

/** The texts of a row's cells. */
export const cellsOf = (row: ReturnType<typeof within>) =>
  row.getAllByRole('cell').map((cell: HTMLElement) => cell.textContent?.replace(/\s/g, ' '));

/** Asserts that axe finds nothing in what is rendered. */
export const expectAccessible = async (container: HTMLElement) => {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
};

/** An order on its way: paid, with guide and carrier. */
export const dispatched: Partial<OrderRow> = {
  isPaid: true,
  paidAt: '2026-11-19T15:00:00.000Z',
  isDelivered: true,
  deliveredAt: '2026-11-20T16:30:00.000Z',
  delivery: {
    date: '2026-11-20T16:30:00.000Z',
    numberGuide: 'GU-778',
    transport: 'SERVIENTREGA',
    shippingAddress: 'Calle 10 # 20-30',
    shippingAddressCity: 'Villavicencio',
    shippingAddressCountry: 'Meta',
    shippingAddressPhone: '3100000000',
  },
};
