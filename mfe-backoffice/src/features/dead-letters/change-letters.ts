import { api } from '@lacteos/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';

export const LETTERS_KEY = 'admin-messages';

export type LetterChange =
  | { do: 'retry'; ids: readonly number[] }
  | { do: 'discard'; ids: readonly number[]; reason: string };

export function useChangeLetters() {
  const client = useQueryClient();
  return useMutation<{ changed: number }, FailedCall, LetterChange>({
    mutationFn: ({ do: what, ...body }) => api.post<{ changed: number }>(`/admin/messages/${what}`, body),
    onSettled: () => client.invalidateQueries({ queryKey: [LETTERS_KEY] }),
  });
}
