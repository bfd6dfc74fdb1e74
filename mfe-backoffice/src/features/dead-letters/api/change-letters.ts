import { api } from '@lacteos/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';

/** Names the table of messages in the cache of read data. */
export const LETTERS_KEY = 'admin-messages';

/** What staff do with messages that were given up. */
export type LetterChange =
  { do: 'retry'; ids: readonly number[] } | { do: 'discard'; ids: readonly number[]; reason: string };

/** Tries messages again or discards them; whatever comes of it, the list is read again. */
export function useChangeLetters() {
  const client = useQueryClient();
  return useMutation<{ changed: number }, FailedCall, LetterChange>({
    mutationFn: ({ do: what, ...body }) => api.post<{ changed: number }>(`/admin/messages/${what}`, body),
    onSettled: () => client.invalidateQueries({ queryKey: [LETTERS_KEY] }),
  });
}
