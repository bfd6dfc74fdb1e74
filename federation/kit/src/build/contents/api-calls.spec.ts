import { apiCallsIn, operationsOf } from './api-calls.js';

const known = operationsOf({
  paths: {
    '/api/admin/orders': { get: {} },
    '/api/admin/orders/{id}/timeline': { get: {} },
    '/api/cart': { post: {}, delete: {} },
  },
});

it.each([
  ["api.get('/product/products', { params })", ['GET /product/products']],
  ['api.getPage<Row[]>(`/admin/users/${id}/sessions`)', ['GET /admin/users/{}/sessions']],
  ["await http.post<{ data: Map<string, number> }>('/media', form)", ['POST /media']],
  ['api.delete(`/cart/delete?id=${id}`)', ['DELETE /cart/delete']],
  ["const table = { path: '/admin/orders' }", ['GET /admin/orders']],
  ['const path = (id: number) => `/admin/orders/${id}/timeline`;', ['GET /admin/orders/{}/timeline']],
  ["<Link to='/admin/elsewhere'>", []],
  ["api.post('/cart', line); const PATH = '/cart';", ['POST /cart']],
])('the build finds the API calls of %s', (source, calls) => {
  expect(apiCallsIn(source, known)).toEqual(calls);
});
