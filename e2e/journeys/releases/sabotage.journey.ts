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
  test(`a bad release (${kind.name}) breaks only its own section of the shop [N-22-140]`, async ({
    browser,
  }) => {
    expect(await observe(browser, shop, kind)).toMatchObject({ seen: kind.seen, otherPagesWork: true });
  });
}
