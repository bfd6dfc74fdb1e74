import { useMemo, useSyncExternalStore } from 'react';
import { PLACE_KEY, readPlaceText } from './has-place';

const CHANGED = 'lacteos:place-changed';

export interface DeliveryPlace {
  /** Of DIVIPOLA. */
  cityCode: string;
  /** 'Villavicencio, Meta'. */
  name: string;
}

export const SHOP_PLACE: DeliveryPlace = { cityCode: '50001', name: 'Villavicencio, Meta' };

const isPlace = (value: unknown): value is DeliveryPlace =>
  typeof value === 'object' &&
  value !== null &&
  'cityCode' in value &&
  typeof value.cityCode === 'string' &&
  /^\d{5}$/.test(value.cityCode) &&
  'name' in value &&
  typeof value.name === 'string';

const parsePlace = (text: string | null): DeliveryPlace | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isPlace(value) ? value : null;
  } catch {
    return null;
  }
};

/** Pages of every remote and tab hear it. */
export const rememberPlace = ({ cityCode, name }: DeliveryPlace): void => {
  try {
    globalThis.localStorage.setItem(PLACE_KEY, JSON.stringify({ cityCode, name }));
  } catch {
    // Without storage the question is asked again.
  }
  window.dispatchEvent(new Event(CHANGED));
};

const watchPlace = (onChange: () => void): (() => void) => {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
};

/** The remembered municipality; null before the visitor answered. */
export function useDeliveryPlace(): DeliveryPlace | null {
  const text = useSyncExternalStore(watchPlace, readPlaceText, () => null);
  return useMemo(() => parsePlace(text), [text]);
}
