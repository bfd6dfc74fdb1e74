import { api } from '@lacteos/api-client';
import type { CashShift, Drawer, ShiftPaper } from '@lacteos/contracts/schemas';

type Pieces = { value: number; count: number }[];

export const readShift = (signal?: AbortSignal): Promise<CashShift | null> =>
  api.get<CashShift | null>('/admin/cash-desk/shift', { signal });

export const listDrawers = (signal?: AbortSignal): Promise<Drawer[]> =>
  api.get<Drawer[]>('/till/drawers', { signal });

export const openShift = (counts: Pieces, drawerId: number | undefined): Promise<CashShift> =>
  api.post<CashShift>('/admin/cash-desk/shift', { counts, ...(drawerId === undefined ? {} : { drawerId }) });

export const closeShift = (shiftId: number, counts: Pieces, note: string): Promise<CashShift> =>
  api.put<CashShift>('/admin/cash-desk/shift', {
    shiftId,
    counts,
    ...(note.trim() ? { note: note.trim() } : {}),
  });

export const listShifts = (signal?: AbortSignal): Promise<CashShift[]> =>
  api.get<CashShift[]>('/till/shifts', { params: { page: 1, pageSize: 10 }, signal });

export const readPaper = (shiftId: number): Promise<ShiftPaper> =>
  api.get<ShiftPaper>(`/till/shifts/${shiftId}/paper`);
