import { api } from '@lacteos/api-client';
import type { Profile, ProfileChange, SavedAddress, SavedAddressForm } from '@lacteos/contracts/schemas';

const ADDRESSES = '/account/addresses';

export const readProfile = (): Promise<Profile> => api.get<Profile>('/account/profile', { isFresh: true });

/** Rejects with EDIT.CONFLICT when it changed meanwhile. */
export const changeProfile = (change: ProfileChange): Promise<Profile> =>
  api.put<Profile>('/account/profile', change);

/** Mails a code to the new address; rejects with texts at the fields. */
export const requestEmail = (email: string, password: string): Promise<unknown> =>
  api.post('/account/email', { email, password });

export const confirmEmail = (code: string): Promise<Profile> => api.put<Profile>('/account/email', { code });

export const readAddresses = (): Promise<SavedAddress[]> =>
  api.get<SavedAddress[]>(ADDRESSES, { isFresh: true });

/** A null id adds one. Every call returns all saved addresses. */
export const saveAddress = (id: number | null, form: SavedAddressForm): Promise<SavedAddress[]> =>
  id === null
    ? api.post<SavedAddress[]>(ADDRESSES, form)
    : api.put<SavedAddress[]>(`${ADDRESSES}/${id}`, form);

export const removeAddress = (id: number): Promise<SavedAddress[]> =>
  api.delete<SavedAddress[]>(`${ADDRESSES}/${id}`);

/** The download address is valid for five minutes. */
export const requestArchive = async (password: string): Promise<string> =>
  (await api.post<{ address: string }>('/account/data', { password })).address;

export const readObstacles = async (): Promise<string[]> =>
  (await api.get<{ obstacles: string[] }>('/account/erasure', { isFresh: true })).obstacles;

export const eraseAccount = (password: string, word: string): Promise<unknown> =>
  api.post('/account/erasure', { password, word });
