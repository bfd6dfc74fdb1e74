import type { Point } from '@lacteos/contracts/stores/store-location';
import { useState } from 'react';

const LIMITS = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false } as const;
const PROBLEM = 'No pudimos saber dónde está. Elija su ciudad en la lista.';

/** Asks only when `ask` is called; the position stays in this page. */
export function usePosition() {
  const [position, setPosition] = useState<Point | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = () => {
    setAsking(false);
    setProblem(PROBLEM);
  };
  const locate = () => {
    setProblem(null);
    if (!navigator.geolocation) return fail();
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking(false);
        setPosition({ latitude, longitude });
      },
      fail,
      LIMITS,
    );
  };
  return { position, isAsking, problem, locate };
}
