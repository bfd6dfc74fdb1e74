import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { KINDS, SHORT } from 'proofs/sabotage/kinds';
import { observe } from 'proofs/sabotage/observe';
import { openSecondShop, type SecondShop } from '../../support/second-shop';

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await openSecondShop();
  await shop.release(resolve(import.meta.dirname, '../../../federation/proofs/foreign-remote/dist'));
});
test.afterAll(() => shop.stop());

for (const kind of KINDS.filter(({ name }) => SHORT.includes(name))) {
  test(`a release that is bad (${kind.name}) stays in its section and the rest of the shop works [N-22-140]`, async ({
    browser,
  }) => {
    expect(await observe(browser, shop, kind)).toMatchObject({ seen: kind.seen, otherPagesWork: true });
  });
}
