import '@testing-library/jest-dom';

import { answer } from '@lacteos/api-client/testing';
import { signIn } from '@lacteos/session-bus/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';

import { anAdmin, anAdminPartner, anAdminProduct, anAdminUser, anOrder } from '#testing/builders';
import { officePage } from '#testing/office-page';
import { OrderListPage } from './order-list/order-list-page';
import { PartnersPage } from './partners/partners-page';
import { ProductListPage } from './product-list/product-list-page';
import { UsersPage } from './users/users-page';

interface Place {
  path: string;
  list: string;
  Page: ComponentType;
  row: object;
}
const ORDERS: Place = {
  path: '/admin/orders',
  list: '/admin/orders',
  Page: OrderListPage,
  row: anOrder({ id: 41, isPaid: true }),
};
const UNPAID: Place = { ...ORDERS, row: anOrder({ id: 41 }) };
const PRODUCTS: Place = {
  path: '/admin/products',
  list: '/admin/products',
  Page: ProductListPage,
  row: anAdminProduct({ id: 7, name: 'Kumis' }),
};
const USERS: Place = {
  path: '/admin/users',
  list: '/admin/users',
  Page: UsersPage,
  row: anAdminUser({ id: 7, email: 'ana@demo.test' }),
};
const PARTNERS: Place = {
  path: '/admin/partners',
  list: '/admin/partners',
  Page: PartnersPage,
  row: anAdminPartner({ id: 7 }),
};

/** Opens a dialog of a page; names the element focused then, or null for the dialog itself. */
const DIALOGS: readonly [
  what: string,
  place: Place,
  opener: string,
  first: string | null,
  isBulk?: boolean,
][] = [
  ['the dispatch of an order', ORDERS, 'Generar Despacho del pedido 41', 'Número de guía'],
  ['the dispatch of ticked orders', ORDERS, 'Generar Despacho (1)', 'Número de guía', true],
  ['the payment of ticked orders', UNPAID, 'Registrar pago (1)', 'Método de pago', true],
  ['the question before an order is deleted', UNPAID, 'Eliminar el pedido 41', 'Cancelar'],
  ['a new product', PRODUCTS, 'Crear producto', 'Nombre'],
  ['the edit of a product', PRODUCTS, 'Editar Kumis', 'Nombre'],
  ['the import of products', PRODUCTS, 'Importar', 'Elegir archivo'],
  ['the prices of ticked products', PRODUCTS, 'Precios en tabla', 'Precio nuevo de Kumis', true],
  ['the price change of ticked products', PRODUCTS, 'Cambiar precio', 'Porcentaje sobre cada precio', true],
  ['the edit of a user', USERS, 'Editar ana@demo.test', 'Teléfono'],
  ['a store', PARTNERS, 'Ver Punto Barzal', null],
];

/** Openers that stand in the menu of a row, with the name of its button. */
const menus: Readonly<Record<string, string>> = {
  'Generar Despacho del pedido 41': 'Acciones del pedido 41',
  'Eliminar el pedido 41': 'Acciones del pedido 41',
  'Editar Kumis': 'Acciones de Kumis',
  'Editar ana@demo.test': 'Acciones de ana@demo.test',
};

const namesOf = (field: HTMLElement): (string | null)[] => [
  field.getAttribute('aria-label'),
  ...[...((field as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent),
  field.textContent,
];

describe('the focus at a dialog of the back office', () => {
  it.each(DIALOGS)(
    'moves in %s to the first needed field, and back to the opener [N-17-559]',
    async (_what, { path, list, Page, row }, opener, first, isBulk = false) => {
      const user = userEvent.setup({ delay: null });
      await signIn(anAdmin({ id: 3, id_role: 3 }));
      const page = officePage(path, Page, list);
      page.answerWith([row]);
      page.http.reply({
        'GET /siigo/account-group': () => answer([{ id: 1253, name: 'Productos' }]),
        'GET /siigo/taxes': () => answer([{ id: 13_156, name: 'IVA 19%' }]),
        'GET /order/41/timeline': () => answer([]),
        'GET /admin/user/7/sessions': () => answer([]),
      });
      await page.open();
      if (isBulk) {
        const all = await screen.findAllByRole('checkbox', { name: /^Seleccionar / });
        await user.click(all.at(-1) as HTMLElement);
      }
      const ofRow = menus[opener];
      const button = await screen.findByRole('button', { name: ofRow ?? opener });
      await user.click(button);
      if (ofRow) {
        const act = await screen.findByRole('menuitem', { name: opener });
        await waitFor(() =>
          expect(act.closest('[role="menu"]')).toContainElement(document.activeElement as HTMLElement),
        );
        await user.click(act);
      }
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => {
        const at = document.activeElement as HTMLElement;
        expect(dialog).toContainElement(at);
        if (first === null) expect(at).toBe(dialog);
        else expect(namesOf(at)).toContain(first);
      });
      const [close] = within(dialog).getAllByRole('button', { name: /^(Cancelar|Cerrar)$/ });
      await user.click(close as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      page.stop();
    },
  );
});
