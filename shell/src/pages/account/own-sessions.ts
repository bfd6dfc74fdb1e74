import { api } from '@lacteos/api-client';
import type { OwnSession } from '@lacteos/contracts/schemas';

const PATH = '/auth/sessions';

/** The open sessions of the signed-in user, the present one first. */
export const readSessions = (): Promise<OwnSession[]> => api.get<OwnSession[]>(PATH, { isFresh: true });

/** Ends one of them; rejects with USERS.SESSION_NOT_FOUND when it is over already. */
export const endSession = (id: string): Promise<unknown> => api.delete(`${PATH}/${id}`);

/** Ends all but the present one. */
export const endOtherSessions = (): Promise<unknown> => api.delete(PATH);
