import { api } from '@lacteos/api-client';
import type { CashShift } from '@lacteos/contracts/schemas';

/** Opens the person's shift with the counted cash. */
export const openShift = (counts: { value: number; count: number }[]): Promise<CashShift> =>
  api.post<CashShift>('/admin/cash-desk/shift', { counts });

/** Whether the person has a shift open; true when it cannot be read: the API refuses what it has to. */
export const hasOpenShift = (): Promise<boolean> =>
  api.get<CashShift | null>('/admin/cash-desk/shift').then(
    (shift) => shift !== null,
    () => true,
  );
