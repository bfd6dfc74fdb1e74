import { api } from '@lacteos/api-client';
import type { AdminPartner, NewPartner, PartnerChange } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { PARTNERS_KEY } from './partners-key';

const log = (error: FailedCall) => console.error('partner stores:', error.code, error.message);

function usePartnerCall<Body>(call: (body: Body) => Promise<AdminPartner>) {
  const client = useQueryClient();
  return useMutation<AdminPartner, FailedCall, Body>({
    mutationFn: call,
    onError: log,
    onSettled: () => client.invalidateQueries({ queryKey: [PARTNERS_KEY] }),
  });
}

export const useCreatePartner = () =>
  usePartnerCall<NewPartner>((partner) => api.post('/admin/partners', partner));

export const useChangePartner = () =>
  usePartnerCall<PartnerChange>((change) => api.put('/admin/partner', change));

export const usePartnerStatus = () =>
  usePartnerCall<{ active: boolean; id: number }>((change) => api.put('/admin/partner/status', change));
