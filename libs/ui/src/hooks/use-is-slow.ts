import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 4000;

/** Whether something has been pending for so long that the user should be told. */
export function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isSlow;
}
