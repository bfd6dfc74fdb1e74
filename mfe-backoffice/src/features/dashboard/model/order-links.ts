import type { Days } from './period';

/** The orders list with these filters. */
export const ordersLink = (filters: Readonly<Record<string, string>>): string =>
  `/admin/orders?${new URLSearchParams(filters).toString()}`;

/** The orders sold in some days, the ones that the figures add up; more filters narrow them. */
export const paidOrdersLink = ({ from, to }: Days, filters: Readonly<Record<string, string>> = {}): string =>
  ordersLink({ active: 'true', isPaid: 'true', paidFrom: from, paidTo: to, ...filters });

/** The filters of the orders that a state counts in some days: by payment, or by receipt while they are unpaid. */
const STATE_FILTERS: Readonly<Record<string, (days: Days) => Record<string, string>>> = {
  unpaid: ({ from, to }) => ({ active: 'true', isPaid: 'false', createdFrom: from, createdTo: to }),
  paid: ({ from, to }) => ({
    active: 'true',
    isPaid: 'true',
    isDelivered: 'false',
    paidFrom: from,
    paidTo: to,
  }),
  dispatched: ({ from, to }) => ({ isDelivered: 'true', paidFrom: from, paidTo: to }),
  cancelled: ({ from, to }) => ({ active: 'false', createdFrom: from, createdTo: to }),
};

/** The orders of a state in some days. */
export const stateLink = (state: string, days: Days): string =>
  ordersLink(STATE_FILTERS[state]?.(days) ?? {});
