import { expect, type FrameLocator, type Page } from '@playwright/test';
import { getVariable } from './shops/shop-variables';

export const DECLINED_CARD = '4111 1111 1111 1111';
export const APPROVED_CARD = '4242 4242 4242 4242';

/** Omitted switches return to their defaults. */
export async function switchWompi(switches: Record<string, unknown> = {}): Promise<void> {
  await fetch(`${getVariable('WOMPI_URL')}/stand-in/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(switches),
  });
}

const checkout = (page: Page): FrameLocator => page.frameLocator('iframe.waybox-modal');

export async function openWidget(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Paga con Wompi' }).click();
  await expect(checkout(page).getByRole('heading', { name: 'Wompi (simulador)' })).toBeVisible();
  return checkout(page);
}

export async function payByCard(frame: FrameLocator, card: string): Promise<void> {
  await frame.getByLabel('Número de la tarjeta').fill(card);
  await frame.getByRole('button', { name: 'Pagar' }).click();
}
