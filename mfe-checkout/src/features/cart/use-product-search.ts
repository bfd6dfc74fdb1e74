import type { Product } from '@lacteos/contracts/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { productSearchQuery } from './model/search-products';

const TYPING_PAUSE_MS = 200;

const NOTHING: readonly Product[] = [];

const availableFirst = (products: readonly Product[]): readonly Product[] =>
  products.toSorted((one, other) => Number(other.countInStock > 0) - Number(one.countInStock > 0));

export function useProductSearch(userId: number, text: string) {
  const wanted = text.trim();
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const query = useQuery({
    ...productSearchQuery(userId, searched),
    enabled: searched !== '',
    placeholderData: keepPreviousData,
  });
  const isSettled = searched === wanted && !query.isPlaceholderData && !query.isFetching;
  const products = wanted === '' ? NOTHING : availableFirst(query.data ?? NOTHING);
  return { products, isSettled, error: query.error };
}
