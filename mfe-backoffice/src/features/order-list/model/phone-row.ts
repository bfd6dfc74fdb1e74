import type { StaffOrderRow } from '@lacteos/contracts/schemas';
import { colombianDay, colombianDayOf } from '@lacteos/contracts/time/colombian-day';
import { formatListMoment, formatMoney } from '@lacteos/ui';
import type { OfficeTableDefinition } from '@lacteos/ui/office';
import { customerName, orderStateText } from './order-texts';

type PhoneRow = ReturnType<NonNullable<OfficeTableDefinition<StaffOrderRow>['phoneRow']>>;

/** 'hoy 08:04' */
const whenText = (iso: string): string => {
  const text = formatListMoment(iso);
  return colombianDayOf(iso) === colombianDay(new Date()) ? `hoy ${text.slice(-5)}` : text;
};

export const orderPhoneRow = (order: StaffOrderRow): PhoneRow => ({
  title: `#${order.id} · ${customerName(order)}`,
  amount: formatMoney(order.totalPrice),
  detail: `${orderStateText(order)} · ${whenText(order.createdAt)}`,
});
