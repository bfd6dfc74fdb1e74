import { api, type Page, uploadFile } from '@lacteos/api-client';
import type {
  ClaimReceipt,
  ClaimTerms,
  FollowedClaim,
  NewClaim,
  Order,
  OrderRow,
  OwnClaim,
  Profile,
  UploadedClaimFile,
} from '@lacteos/contracts/schemas';
import { useAnswer } from '#features/answers';

export const useClaimTerms = () =>
  useAnswer('/claims/terms', (isFresh) => api.get<ClaimTerms>('/claims/terms', { isFresh }));

export const sendClaim = (claim: NewClaim, idempotencyKey: string): Promise<ClaimReceipt> =>
  api.post<ClaimReceipt>('/claims', claim, { idempotencyKey });

export const followClaim = (number: string, document: string): Promise<FollowedClaim> =>
  api.post<FollowedClaim>('/claims/lookup', { number, document }, { idempotencyKey: null });

export interface ClaimMessage {
  text: string;
  files: string[];
}
/** Once per key. */
export type SendReply = (message: ClaimMessage, idempotencyKey: string) => Promise<FollowedClaim>;

export const replyWith =
  (number: string, document: string): SendReply =>
  (message, idempotencyKey) =>
    api.post<FollowedClaim>('/claims/replies', { number, document, ...message }, { idempotencyKey });

const ownPath = (number: string): string => `/claims/mine/${encodeURIComponent(number)}`;

export const replyToOwn =
  (number: string): SendReply =>
  (message, idempotencyKey) =>
    api.post<FollowedClaim>(`${ownPath(number)}/replies`, message, { idempotencyKey });

export const readOwnClaim = (number: string): Promise<FollowedClaim> =>
  api.get<FollowedClaim>(ownPath(number), { isFresh: true });

export const useOwnClaims = (userId: number, count: number) =>
  useAnswer<Page<OwnClaim[]>>(`/claims/mine ${userId} ${count}`, (isFresh) =>
    api.getPage<OwnClaim[]>('/claims/mine', { params: { page: 1, pageSize: count }, isFresh }),
  );

export const useOwnProfile = (userId: number | null) =>
  useAnswer<Profile>(userId === null ? null : `/account/profile ${userId}`, (isFresh) =>
    api.get<Profile>('/account/profile', { isFresh }),
  );

const RECENT_ORDERS = 20;

export const useRecentOrders = (userId: number) =>
  useAnswer<OrderRow[]>(`/order/mine ${userId}`, (isFresh) =>
    api.get<OrderRow[]>('/order/mine', { params: { page: 1, pageSize: RECENT_ORDERS }, isFresh }),
  );

export const useOrderedProducts = (orderId: string) =>
  useAnswer<Order>(orderId ? `/order/${orderId}` : null, (isFresh) =>
    api.get<Order>(`/order/${orderId}`, { isFresh }),
  );

/** @throws ApiError */
export async function uploadClaimFile(file: File): Promise<UploadedClaimFile> {
  const { data } = await uploadFile<{ data: UploadedClaimFile }>('/claims/files', file, file.name);
  return data;
}
