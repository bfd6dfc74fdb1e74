import type { Page } from '@playwright/test';
import { placeCashOrder, TEST_ADDRESS } from '../api';
import { CUSTOMER_PAGES } from '../looks/pages';
import { signIn } from '../shop';
import { callApi } from '../staff';

const LIKED = 13;
const IN_CART = 14;
const NOTES = 'Timbrar en el 201';

export async function signInAtLastStep(page: Page, email: string): Promise<string[]> {
  const { token, user } = await signIn(page, email);
  const orderId = await placeCashOrder(page);
  await callApi(page.request, 'PUT', `/account/favourites/${LIKED}`, { token });
  await callApi(page.request, 'POST', `/cart?id=${user.id}&productId=${IN_CART}&quantity=1`, { token });
  const steps = {
    user,
    shippingAddress: { ...TEST_ADDRESS, notes: NOTES, idUser: user.id },
    paymentMethod: { id: 1, name: 'Efectivo' },
  };
  await page.evaluate((root) => localStorage.setItem('root', root), JSON.stringify(steps));
  return [...CUSTOMER_PAGES, `/order/${orderId}`];
}
