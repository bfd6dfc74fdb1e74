import '@testing-library/jest-dom';

import { renderPagesAt } from '@lacteos/ui/testing';
import { answer, stubHttp } from '@lacteos/api-client/testing';
import type { PageMeta } from '@lacteos/contracts/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';

import { queryClient } from '#frame/query-client';

/** Call `stop` after each test. */
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
      const page = renderPagesAt(at, { [path]: Page });
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

/** The acts of a row stand in one menu. @returns queries of the menu */
export async function openRowMenu(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
  const menu = await waitFor(() => {
    const shown = document.querySelector<HTMLElement>(
      '.ant-dropdown:not(.ant-dropdown-hidden) [role="menu"]',
    );
    if (!shown) throw new Error(`${name} opens no menu`);
    return shown;
  });
  return within(menu);
}

export const rowWith = async (text: string) => {
  const cell = await screen.findByRole('cell', { name: text });
  return within(cell.closest('tr') as HTMLElement);
};

export const cellsOf = (row: ReturnType<typeof within>) =>
  row.getAllByRole('cell').map((cell: HTMLElement) => cell.textContent?.replace(/\s/g, ' '));
