import { api, uploadFile } from '@lacteos/api-client';
import type {
  ClaimReceipt,
  ClaimTerms,
  FollowedClaim,
  NewClaim,
  UploadedClaimFile,
} from '@lacteos/contracts';
import { useAnswer } from '#features/answers';

/** How long the shop has for each kind. */
export const useClaimTerms = () =>
  useAnswer('/claims/terms', (isFresh) => api.get<ClaimTerms>('/claims/terms', { isFresh }));

export const sendClaim = (claim: NewClaim, idempotencyKey: string): Promise<ClaimReceipt> =>
  api.post<ClaimReceipt>('/claims', claim, { idempotencyKey });

export const followClaim = (number: string, document: string): Promise<FollowedClaim> =>
  api.post<FollowedClaim>('/claims/lookup', { number, document });

export const sendReply = (
  reply: { number: string; document: string; text: string; files: string[] },
  idempotencyKey: string,
): Promise<FollowedClaim> => api.post<FollowedClaim>('/claims/replies', reply, { idempotencyKey });

/** Uploads a file that a message will bring. @throws ApiError */
export async function uploadClaimFile(file: File): Promise<UploadedClaimFile> {
  const { data } = await uploadFile<{ data: UploadedClaimFile }>('/claims/files', file, file.name);
  return data;
}
