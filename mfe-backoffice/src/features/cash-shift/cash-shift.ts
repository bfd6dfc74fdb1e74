import { api } from '@lacteos/api-client';
import type { CashShift } from '@lacteos/contracts/schemas';

export const CASH_DESK_KEY = 'cash-desk';

export const openShift = (counts: { value: number; count: number }[]): Promise<CashShift> =>
  api.post<CashShift>('/admin/cash-desk/shift', { counts });

/** True when it cannot be read: the API refuses where it must. */
export const hasOpenShift = (): Promise<boolean> =>
  api.get<CashShift | null>('/admin/cash-desk/shift').then(
    (shift) => shift !== null,
    () => true,
  );
