import { api } from '@lacteos/api-client';
import type { Suggestion } from '@lacteos/contracts/schemas';
import { useEffect, useState } from 'react';
import { useAnswer } from '#features/answers';

const PAUSE_MS = 120;
const MIN_LETTERS = 2;

const readSuggestions = (search: string): Promise<Suggestion[]> =>
  api.get<Suggestion[]>('/product/suggestions', { params: { search } });

function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** A failed call suggests nothing: the search itself reports the error. */
export function useSuggestions(text: string) {
  const [isWanted, setIsWanted] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const search = useSettledText(text.trim());
  const isAsked = isWanted && search.length >= MIN_LETTERS;
  const { data } = useAnswer<Suggestion[]>(isAsked ? `/product/suggestions ${search}` : null, () =>
    readSuggestions(search),
  );
  const suggestions = isAsked ? (data ?? []) : [];
  const count = suggestions.length;
  return {
    suggestions,
    isOpen: count > 0,
    chosen: chosen !== null && chosen < count ? chosen : null,
    open: () => {
      setIsWanted(true);
      setChosen(null);
    },
    close: () => {
      setIsWanted(false);
      setChosen(null);
    },
    move: (step: number) => {
      setIsWanted(true);
      setChosen((now) => {
        const next = now === null ? (step > 0 ? 0 : count - 1) : now + step;
        return next >= 0 && next < count ? next : null;
      });
    },
  };
}
