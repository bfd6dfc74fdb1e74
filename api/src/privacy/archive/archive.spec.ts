import JSZip from 'jszip';

import { DIALECTS, TEST_PASSWORD, startApi, type TestApi } from '#test/index.js';
import { ADDRESS } from '#test/shipping-address.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { ReturnPictureEntity } from '#orders/after-sale/returns/pictures/return-picture.entity.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;
const SECTIONS = [
  ...[
    'cuenta',
    'direcciones',
    'sesiones',
    'autorizaciones',
    'correos',
    'acciones',
    'pedidos',
    'pagos',
    'casos',
  ],
  ...[
    'historia-de-pedidos',
    'entregas',
    'devoluciones',
    'dinero-devuelto',
    'carrito',
    'favoritos',
    'avisos',
    'facturas',
    'tercero-en-siigo',
  ],
];

describe("the archive 'Mis datos'", () => {
  let api: TestApi;
  let buyer: Caller;
  let orderId: number;
  beforeAll(async () => {
    const [dialect] = DIALECTS;
    if (!dialect) throw new Error('there is no database');
    api = await startApi(dialect, { THROTTLE_BUDGETS: 'archives=20' });
    const shop = new ShopBuilder(api);
    const yogurt = await shop.addProduct({ name: 'Yogurt <b>de mora</b>' });
    buyer = await api.signedIn(1);
    const shippingAddress = { ...ADDRESS, notes: 'Timbrar en el 201' };
    const order = shop.anOrder(buyer.user, [[yogurt, 2]], { shippingAddress });
    orderId = (await shop.place(buyer.token, order, 'archive')).data.id;
    await shop.copyOrder(orderId, 250, () => ({}));
    const bytes = Buffer.from('a photo');
    const picture = { id: 'b'.repeat(32), part: 0, userId: buyer.user.id, bytes, createdAt: api.clock.now() };
    await api.uow.manager.insert(ReturnPictureEntity, picture);
    await api.work();
  });
  afterAll(() => api.stop());

  const request = (password = TEST_PASSWORD) =>
    api.call<{ address: string }>('POST', '/account/data', { token: buyer.token, body: { password } });
  const download = (address: string) => fetch(`${api.origin}${address}`);

  it('contains all data of the person, as pages and as JSON, with photos [N-18-202, N-18-221, N-20-308]', async () => {
    const answer = await download((await request()).data.address);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="mis-datos-[\d-]+\.zip"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const zip = await JSZip.loadAsync(await answer.arrayBuffer());
    const names = Object.keys(zip.files).sort();
    const expected = SECTIONS.flatMap((name) => [`${name}.html`, `${name}.json`]);
    const photo = `fotos/${'b'.repeat(32)}.webp`;
    expect(names.filter((name) => !name.endsWith('/'))).toEqual([...expected, 'LEAME.html', photo].sort());
    const text = async (name: string): Promise<string> => (await zip.file(name)?.async('string')) ?? '';
    const orders = JSON.parse(await text('pedidos.json')) as { Pedido: number; Productos: unknown[] }[];
    expect(orders).toHaveLength(251);
    expect(orders[0]).toMatchObject({
      Pedido: orderId,
      Envío: { notes: 'Timbrar en el 201' },
      Productos: [{ Cantidad: 2 }],
    });
    expect(await text('pedidos.html')).toContain('Yogurt &lt;b&gt;de mora&lt;/b&gt;');
    expect(await text('cuenta.json')).toContain(buyer.user.email);
    expect(await text('cuenta.json')).not.toContain('argon2');
    expect(await text('correos.json')).toContain('Correo de pedido recibido');
    expect(await text('LEAME.html')).toContain('pedidos.html');
    expect(await text(photo)).toBe('a photo');
  });

  it('sends a mail about the request [N-34-204]', async () => {
    const { user, token } = await api.signedIn(1);
    const body = { password: TEST_PASSWORD };
    const { data } = await api.call<{ address: string }>('POST', '/account/data', { token, body });
    await (await download(data.address)).arrayBuffer();
    await api.work();
    expect(api.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Pidieron una copia de sus datos' });
  });

  it('asks for the password, is available for five minutes, and ends with the session [N-20-309]', async () => {
    const wrong = await request('Otra$Clave99');
    expect([wrong.status, wrong.failure.code]).toEqual([400, 'AUTH.PASSWORD_WRONG']);
    expect((await download('/api/account/data?key=nothing')).status).toBe(403);
    const { address } = (await request()).data;
    api.clock.advance(5 * 60_000 + 1);
    expect((await download(address)).status).toBe(403);
    const next = (await request()).data.address;
    await api.call('POST', '/auth/logout', { token: buyer.token, body: {} });
    expect((await download(next)).status).toBe(403);
  });
});
