import { defineRemote } from '@lacteos/remote-kit';
import { lazy } from 'react';

const loadSellPage = () => import('./pages/sell/sell-page');
const loadShiftPage = () => import('./pages/shift/shift-page');
const loadPickupsPage = () => import('./pages/pickups/pickups-page');
const LATER_MS = 3_000;

/** The other page, while there is a network: without one it could not come. A failure is for its own opening. */
const loadLater = (load: () => Promise<unknown>): void => {
  setTimeout(() => void load().catch(() => undefined), LATER_MS);
};

const SellPage = lazy(async () => {
  const { SellPage: page } = await loadSellPage();
  loadLater(loadShiftPage);
  return { default: page };
});
const ShiftPage = lazy(async () => {
  const { ShiftPage: page } = await loadShiftPage();
  loadLater(loadSellPage);
  return { default: page };
});
const PickupsPage = lazy(async () => ({ default: (await loadPickupsPage()).PickupsPage }));

export const remote = defineRemote({
  contract: 1,
  pages: { '/caja': SellPage, '/caja/turno': ShiftPage, '/caja/recoger': PickupsPage },
});
