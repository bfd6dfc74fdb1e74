import type { AfterSale, Return } from '@lacteos/contracts/schemas';
import sharp from 'sharp';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { ReturnEntity } from '#orders/order/returned/return.entity.js';
import { ReturnPictureEntity } from './return-picture.entity.js';
import { ReturnPicturesRepository } from './return-pictures.repository.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;
const MINUTE_MS = 60_000;

/** Noise compresses badly, so that its WebP is longer than one part. */
const photo = () =>
  sharp({
    create: {
      width: 700,
      height: 500,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .withExif({ IFD0: { Artist: 'secret place' } })
    .jpeg()
    .toBuffer();
/** Few bytes that decode to more pixels than the shop accepts. */
const bomb = sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
  .png({ compressionLevel: 6 })
  .toBuffer();

describe.each(DIALECTS)('return pictures on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let yogurt: TestProduct;
  let admin: Caller;
  let buyer: Caller;
  let stranger: Caller;
  beforeAll(async () => {
    api = await startApi(dialect, { SIIGO_URL: 'http://127.0.0.1:9', IMAGE_HOST_URL: 'http://127.0.0.1:9' });
    shop = new ShopBuilder(api);
    yogurt = await shop.addProduct({ stock: 1_000 });
    [admin, buyer, stranger] = [await api.signedIn(3), await api.signedIn(1), await api.signedIn(1)];
  });
  afterAll(() => api.stop());

  const upload = async (bytes: Uint8Array | null, { token }: Caller = buyer) =>
    api.upload('/media/returns', bytes && { name: 'foto.jpg', bytes }, {}, token);
  const dispatched = async (): Promise<number> => {
    const { id } = await shop.placedBy(buyer, [[yogurt, 3]]);
    const order = await api.call<{ totalPrice: number }>('GET', `/order/${id}`, { token: admin.token });
    const data = shop.aPayment(order.data.totalPrice);
    await api.call('PUT', '/order/paymentResult', { token: admin.token, body: { id, data } });
    await api.call('PUT', '/order/delivery', { token: admin.token, body: { id, data: shop.aDispatch() } });
    return id;
  };
  const ask = (id: number, name: unknown, key: string, { token }: Caller = buyer) =>
    api.call<AfterSale>('POST', `/order/${id}/returns`, {
      token,
      body: { reason: 'defective', lines: [{ productId: yogurt.id, quantity: 1 }], photo: name },
      headers: { 'idempotency-key': key },
    });
  const open = (address: string | null) => fetch(`${api.origin}${address}`);

  it('open only for buyer and staff, for half an hour, without camera metadata [N-20-221]', async () => {
    const name = String((await upload(await photo())).body['secure_url']);
    const id = await dispatched();
    const { data } = await ask(id, name, 'open');
    const mine = data.returns[0]?.photo ?? null;
    const answer = await open(mine);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 700, height: 500 });
    expect((await sharp(picture).metadata()).exif).toBeUndefined();
    const list = await api.call<Return[]>('GET', '/admin/returns', { token: admin.token });
    const theirs = list.data.find(({ orderId }) => orderId === id)?.photo ?? null;
    expect((await open(theirs)).status).toBe(200);
    expect((await api.call('GET', `/order/${id}/after-sale`, { token: stranger.token })).status).toBe(404);
    const other = String((await upload(await photo(), stranger)).body['secure_url']);
    const forged = [name, `${name}?key=x`, `${other}${mine?.slice(name.length)}`];
    for (const address of forged) expect((await open(address)).status).toBe(404);
    api.clock.advance(31 * MINUTE_MS);
    expect((await open(mine)).status).toBe(404);
    const renewed = async (who: Caller) => ({ ...who, token: await api.tokenOf(who.user) });
    [admin, buyer, stranger] = [await renewed(admin), await renewed(buyer), await renewed(stranger)];
  });

  it('cannot be attached by anybody but the uploader [N-20-222]', async () => {
    const name = (await upload(await photo(), stranger)).body['secure_url'];
    const refused = await ask(await dispatched(), name, 'foreign');
    expect(refused.failure.errors).toEqual({ photo: 'Suba la foto otra vez.' });
  });

  it('are stored once when upload and return request are repeated [N-20-222]', async () => {
    const bytes = await photo();
    const [first, again] = await Promise.all([upload(bytes), upload(bytes)]);
    expect(again.body).toEqual(first.body);
    const id = await dispatched();
    const name = first.body['secure_url'];
    const answers = [
      await ask(id, name, 'lost'),
      await ask(id, (await upload(bytes)).body['secure_url'], 'lost'),
    ];
    expect(answers.map(({ data }) => data.returns.length)).toEqual([1, 1]);
  });

  it('are rejected when they are no image, too large, a decompression bomb or missing [N-20-222]', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const codes = [];
    for (const bytes of [Buffer.from('%PDF-1.7'), script, Buffer.alloc(10_000_001), await bomb, null])
      codes.push((await upload(bytes)).failure.code);
    expect(codes).toEqual([
      'MEDIA.NOT_AN_IMAGE',
      'MEDIA.NOT_AN_IMAGE',
      'MEDIA.TOO_LARGE',
      'MEDIA.TOO_LARGE',
      'MEDIA.FILE_REQUIRED',
    ]);
    expect((await api.upload('/media/returns', { name: 'a.png', bytes: script }, {})).status).toBe(401);
  });

  it('are deleted after a day when no return uses them [N-16-208]', async () => {
    const [used, unused] = [await upload(await photo()), await upload(await photo(), stranger)].map(
      ({ body }) => String(body['secure_url']),
    );
    await ask(await dispatched(), used, 'used');
    const repository = api.app.get(ReturnPicturesRepository);
    const remove = (ms: number) =>
      repository.removeUnused(new Date(api.clock.now().getTime() + ms), '/api/media/returns/', 500);
    await remove(MINUTE_MS - 86_400_000);
    expect(await repository.isOf(unused?.slice(-32) ?? '', stranger.user.id)).toBe(true);
    expect(await remove(MINUTE_MS)).toBeGreaterThan(0);
    expect(await repository.isOf(unused?.slice(-32) ?? '', stranger.user.id)).toBe(false);
    expect(await repository.read(used?.slice(-32) ?? '')).not.toBeNull();
  });

  it('are deleted after a year and removed from their returns [N-20-221]', async () => {
    const repository = api.app.get(ReturnPicturesRepository);
    const before = new Date(api.clock.now().getTime() + MINUTE_MS);
    expect(await api.uow.manager.count(ReturnPictureEntity)).toBeGreaterThan(1);
    await repository.removeBefore(before, (id) => `/api/media/returns/${id}`, 500);
    expect(await api.uow.manager.count(ReturnPictureEntity)).toBe(0);
    expect((await api.uow.manager.find(ReturnEntity)).map(({ photo: name }) => name)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
