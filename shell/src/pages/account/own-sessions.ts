import { api } from '@lacteos/api-client';
import type { OwnSession } from '@lacteos/contracts/schemas';

const PATH = '/auth/sessions';

export const readSessions = (): Promise<OwnSession[]> => api.get<OwnSession[]>(PATH, { isFresh: true });

/** Rejects with USERS.SESSION_NOT_FOUND when it is already over. */
export const endSession = (id: string): Promise<unknown> => api.delete(`${PATH}/${id}`);

export const endOtherSessions = (): Promise<unknown> => api.delete(PATH);
