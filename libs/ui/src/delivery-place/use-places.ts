import { useEffect, useState } from 'react';
import { placesOf } from './place-search';

type Places = ReturnType<typeof placesOf>;

/** The country's municipalities, loaded once the dialog opens. */
export function usePlaces(): { places: Places | null; hasFailed: boolean } {
  const [places, setPlaces] = useState<Places | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    import('@lacteos/contracts/divipola').then(
      ({ DEPARTMENTS }) => isShown && setPlaces(placesOf(DEPARTMENTS)),
      () => isShown && setHasFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return { places, hasFailed };
}
