import { apiOperationsIn, apiOperationsOf, operationsOf } from './api-operations.js';

const known = operationsOf({
  paths: {
    '/api/admin/orders': { get: {} },
    '/api/admin/orders/{id}/timeline': { get: {} },
    '/api/admin/users/{id}/sessions': { get: {} },
    '/api/cart': { post: {}, delete: {} },
    '/api/cart/delete': { delete: {} },
    '/api/legal/{document}': { get: {} },
    '/api/media': { post: {} },
    '/api/product/products': { get: {} },
    '/api/product/{id}': { get: {}, put: {} },
  },
});

it.each([
  ["api.get('/product/products', { params })", ['GET /product/products']],
  ['api.getPage(`/admin/users/${id}/sessions`)', ['GET /admin/users/{}/sessions']],
  ["await http.post('/media', form)", ['POST /media']],
  ['api.delete(`/cart/delete?id=${id}`)', ['DELETE /cart/delete']],
  ["const table = { path: '/admin/orders' }", ['GET /admin/orders']],
  ['const path = (id) => `/admin/orders/${id}/timeline`;', ['GET /admin/orders/{}/timeline']],
  ["<Link to='/admin/elsewhere'>", []],
  ["api.post('/cart', line); const PATH = '/cart';", ['POST /cart']],
  ['(0,r.F).put("/product/"+e,t)', ['PUT /product/{}']],
  ['o.get(`/product/${f({id:e})}`)', ['GET /product/{}']],
  ['o.get(`/legal/${e}${t?`?version=${t}`:""}`)', ['GET /legal/{}']],
  ['o.get("/product/unheard/of")', ['GET /product/unheard/of']],
  ['await cache.put("/offline-frame",e)', []],
  ['fetch("/api/product/products")', ['GET /product/products']],
  ['fetch(`/api/product/${e}`,{method:"PUT",body:t})', ['PUT /product/{}']],
  ['fetch("/api/product/products");go({method:"PUT"})', ['GET /product/products']],
  ['fetch("/api/cart",{headers:{a:1},method:"delete"})', ['DELETE /cart']],
  ['send("/api/media",e)', ['POST /media']],
])('the build finds the API operations of %s in an emitted script [N-37-301]', (script, operations) => {
  expect(apiOperationsOf([script], known)).toEqual(operations);
});

it('tells calls from addresses that are only named [N-37-301]', () => {
  const script = 'o.post("/media",e);const t={to:"/admin/orders"}';
  expect(apiOperationsIn(script, known)).toEqual({ called: ['POST /media'], named: ['GET /admin/orders'] });
});

it('finds calls without knowing the API [N-37-301]', () => {
  expect(apiOperationsOf(['o.post("/milk",e);const t="/cheese"'], {})).toEqual(['POST /milk']);
});
