import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

import type { RepeatsWorld, WriteRows } from './repeats-world.js';
import { NEW_PRODUCT, NEW_STORE } from './write-bodies.js';

interface ProductRow {
  id: number;
  version: number;
}

const product = async (world: RepeatsWorld) => {
  const token = await world.token();
  const { id } = await world.shop.addProduct({ stock: 20, price: 1_000 });
  const { version } = await world.call<ProductRow>('GET', `/admin/product/${id}`, token);
  return { id, version, token };
};
const picture = async (): Promise<{ name: string; bytes: Uint8Array }> => {
  const [red = 0, green = 0, blue = 0] = randomBytes(3);
  const background = { r: red, g: green, b: blue };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'foto.png', bytes };
};
const cart = async (world: RepeatsWorld, units: number) => {
  const [{ user, token }, { id }] = [await world.buyer(), await world.shop.addProduct({ stock: 20 })];
  const line = `id=${user.id}&productId=${id}`;
  if (units > 0) await world.call('POST', `/cart?${line}&quantity=${units}`, token);
  return { token, line, owner: `id=${user.id}` };
};

/** Writes about products, stores, stock and carts. */
export const SHOP_WRITES: WriteRows = {
  'POST /api/admin/products': {
    prepare: async (world) => ({ path: '/admin/products', token: await world.token(), body: NEW_PRODUCT }),
  },
  'PUT /api/admin/products': {
    prepare: async (world) => {
      const { id, token } = await product(world);
      return { path: '/admin/products', token, body: { ids: [id], percent: 10 } };
    },
  },
  'PUT /api/admin/product': {
    prepare: async (world) => {
      const { id, version, token } = await product(world);
      const body = { id, name: 'Nombre nuevo', countInStock: 25, countInStockSeen: 20, version };
      return { path: '/admin/product', token, body };
    },
  },
  'PUT /api/admin/product/status': {
    prepare: async (world) => {
      const { id, token } = await product(world);
      return { path: '/admin/product/status', token, body: { id, active: false } };
    },
  },
  'PUT /api/admin/product/{id}/costs': {
    prepare: async (world) => {
      const { id, token } = await product(world);
      return { path: `/admin/product/${id}/costs`, token, body: { cost: 700 } };
    },
  },
  'PUT /api/admin/products/prices': {
    prepare: async (world) => {
      const { id, version, token } = await product(world);
      return { path: '/admin/products/prices', token, body: { prices: [{ id, price: 2_000, version }] } };
    },
  },
  'POST /api/admin/products/import': {
    prepare: async (world) => {
      const { id, token } = await product(world);
      const brand = `Hoja ${world.next()}.`;
      await world.call('PUT', '/admin/product', token, { id, brand });
      const sheet = await world.api.call('GET', '/admin/products/export?format=csv', { token });
      const bytes = Buffer.from(sheet.text.replace(brand, 'Hoja nueva'));
      return { path: '/admin/products/import', token, file: { name: 'productos.csv', bytes } };
    },
    repeated: 200,
  },
  'POST /api/admin/partners': {
    prepare: async (world) => ({ path: '/admin/partners', token: await world.token(), body: NEW_STORE }),
  },
  'PUT /api/admin/partner': {
    prepare: async (world) => {
      const body = { id: await world.store(), phone: '3119876543', version: 1 };
      return { path: '/admin/partner', token: await world.token(), body };
    },
  },
  'PUT /api/admin/partner/status': {
    prepare: async (world) => {
      const body = { id: await world.store(), active: false };
      return { path: '/admin/partner/status', token: await world.token(), body };
    },
  },
  'POST /api/admin/assign_casher': {
    prepare: async (world) => {
      const { user } = await world.api.signedIn(2);
      const body = { storeId: await world.store(), userIds: [user.id] };
      return { path: '/admin/assign_casher', token: await world.token(), body };
    },
  },
  'POST /api/admin/assign_stock': {
    prepare: async (world) => {
      const { id: productId, token } = await product(world);
      const body = { storeId: await world.store(), productStocks: [{ productId, stock: 7 }] };
      return { path: '/admin/assign_stock', token, body };
    },
  },
  'POST /api/admin/restock': {
    prepare: async (world) => {
      const { id: productId, token } = await product(world);
      const moves = [{ storeId: await world.store(), productId, quantity: 7 }];
      return { path: '/admin/restock', token, body: { moves } };
    },
  },
  'POST /api/media': {
    prepare: async (world) => ({ path: '/media', token: await world.token(), file: await picture() }),
    repeated: 200,
  },
  'POST /api/media/returns': {
    prepare: async (world) => ({
      path: '/media/returns',
      token: (await world.buyer()).token,
      file: await picture(),
    }),
    repeated: 200,
  },
  'POST /api/media/expenses': {
    prepare: async (world) => ({
      path: '/media/expenses',
      token: await world.token(),
      file: await picture(),
    }),
    repeated: 200,
  },
  'POST /api/admin/drawers': {
    prepare: async (world) => ({
      path: '/admin/drawers',
      token: await world.token(),
      body: { storeId: await world.shop.addStore(), name: 'Caja 2' },
    }),
  },
  'PUT /api/admin/drawers': {
    prepare: async (world) => {
      const token = await world.token();
      const storeId = await world.shop.addStore();
      const { id } = await world.call<{ id: number }>('POST', '/admin/drawers', token, {
        storeId,
        name: 'Caja 2',
      });
      return { path: '/admin/drawers', token, body: { id, name: 'Caja 3', active: false } };
    },
  },
  'POST /api/cart': {
    prepare: async (world) => {
      const { token, line } = await cart(world, 1);
      return { path: `/cart?${line}&quantity=3`, token };
    },
  },
  'POST /api/cart/cart': {
    prepare: async (world) => {
      const { token, line } = await cart(world, 0);
      return { path: `/cart/cart?${line}&quantity=3`, token };
    },
  },
  'DELETE /api/cart': {
    prepare: async (world) => {
      const { token, line } = await cart(world, 5);
      return { path: `/cart?${line}`, token };
    },
  },
  'DELETE /api/cart/delete': {
    prepare: async (world) => {
      const { token, line } = await cart(world, 5);
      return { path: `/cart/delete?${line}`, token };
    },
  },
  'DELETE /api/cart/cart': {
    prepare: async (world) => {
      const { token, owner } = await cart(world, 5);
      return { path: `/cart/cart?${owner}`, token };
    },
  },
  'PUT /api/legal/{document}': {
    prepare: async (world) => {
      const token = await world.token();
      const { version } = await world.call<ProductRow>('GET', '/legal/terminos', token);
      return {
        path: '/legal/terminos',
        token,
        body: { title: 'Términos', body: `## Uno\n- ${world.next()}`, version },
      };
    },
  },
};
