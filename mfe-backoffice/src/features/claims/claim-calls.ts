import { api, type ApiError, uploadFile } from '@lacteos/api-client';
import type {
  Claim,
  ClaimCounts,
  ClaimDetail,
  ClaimStaff,
  ClaimStep,
  UploadedClaimFile,
} from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';

export const CLAIMS_KEY = 'admin-claims';

export const claimQuery = (id: string) =>
  queryOptions<ClaimDetail, ApiError>({
    queryKey: [CLAIMS_KEY, 'one', id],
    queryFn: ({ signal }) => api.get<ClaimDetail>(`/admin/claims/${encodeURIComponent(id)}`, { signal }),
  });

export const orderClaimsQuery = (orderId: number) =>
  queryOptions<Claim[], ApiError>({
    queryKey: [CLAIMS_KEY, 'of-order', orderId],
    queryFn: ({ signal }) =>
      api.get<Claim[]>('/admin/claims', { params: { orderId, sort: '-receivedAt', pageSize: 50 }, signal }),
  });

export const claimStaffQuery = queryOptions<ClaimStaff[], ApiError>({
  queryKey: [CLAIMS_KEY, 'staff'],
  queryFn: ({ signal }) => api.get<ClaimStaff[]>('/admin/claims/staff', { signal }),
});

export const claimCountsQuery = queryOptions<ClaimCounts, ApiError>({
  queryKey: [CLAIMS_KEY, 'counts'],
  queryFn: ({ signal }) => api.get<ClaimCounts>('/admin/claims/counts', { signal }),
});

export function useClaimStep(id: number) {
  const client = useQueryClient();
  return useMutation<ClaimDetail, FailedCall, ClaimStep>({
    mutationFn: (step) => api.post<ClaimDetail>(`/admin/claims/${id}/steps`, step),
    onSettled: () => client.invalidateQueries({ queryKey: [CLAIMS_KEY] }),
  });
}

/** @throws ApiError */
export async function uploadClaimFile(file: File): Promise<UploadedClaimFile> {
  const { data } = await uploadFile<{ data: UploadedClaimFile }>('/claims/files', file, file.name);
  return data;
}
