import type { SavedAddress } from '@lacteos/contracts/schemas';

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

export const isKept = (
  kept: readonly SavedAddress[],
  address: string | undefined,
  cityCode: string | undefined,
): boolean =>
  kept.some((saved) => saved.city_code === cityCode && plain(saved.address) === plain(address ?? ''));
