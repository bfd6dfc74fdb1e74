import { api } from '@lacteos/api-client';
import type { LegalText, LegalTextHead } from '@lacteos/contracts/schemas';
import { useAnswer } from '#features/answers';

export const useLegalTexts = () =>
  useAnswer('/legal', (isFresh) => api.get<LegalTextHead[]>('/legal', { isFresh }));

/** Null: the newest version. */
export const useLegalText = (document: string, version: string | null) => {
  const path = `/legal/${encodeURIComponent(document)}${version ? `/${encodeURIComponent(version)}` : ''}`;
  return useAnswer(path, (isFresh) => api.get<LegalText>(path, { isFresh }));
};
