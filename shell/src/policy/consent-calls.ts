import { api } from '@lacteos/api-client';
import type { ConsentDecision, Consents } from '@lacteos/contracts/schemas';

export const readConsents = (): Promise<Consents> =>
  api.get<Consents>('/account/consents', { isFresh: true });

export const decideConsent = (decision: ConsentDecision): Promise<Consents> =>
  api.post<Consents>('/account/consents', decision);
