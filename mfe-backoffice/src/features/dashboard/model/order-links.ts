import type { Days } from './period';

export const ordersLink = (filters: Readonly<Record<string, string>>): string =>
  `/admin/orders?${new URLSearchParams(filters).toString()}`;

export const paidOrdersLink = ({ from, to }: Days, filters: Readonly<Record<string, string>> = {}): string =>
  ordersLink({ active: 'true', isPaid: 'true', paidFrom: from, paidTo: to, ...filters });

const STATE_FILTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  unpaid: { active: 'true', isPaid: 'false' },
  paid: { active: 'true', isPaid: 'true', isDelivered: 'false' },
  dispatched: { active: 'true', isDelivered: 'true' },
  cancelled: { active: 'false' },
};

export const stateLink = (state: string, { from, to }: Days): string =>
  ordersLink({ ...STATE_FILTERS[state], dayFrom: from, dayTo: to });
