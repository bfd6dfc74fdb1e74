import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Makes the next parameters out of the newest ones; with `replace` it is no step of the back button. */
export type ChangeAddress = (
  change: (newest: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean },
) => void;

/**
 * The parameters of the page's address, and the way to change them. The router draws a new address when it has time for it;
 * here the newest one that was asked for counts at once, so that a quick second change does not undo the first and a field
 * that stands in the address loses no letter.
 */
export function useAddress(): [URLSearchParams, ChangeAddress] {
  const [drawnParams, navigate] = useSearchParams();
  const drawn = drawnParams.toString();
  const [asked, setAsked] = useState<readonly string[]>([]);
  // Several changes may come before the next render.
  const latest = useRef({ asked, drawn });

  // What was asked for before the address that is drawn now is over; an address of somebody else ends all of it.
  useEffect(() => {
    const { asked: before, drawn: earlier } = latest.current;
    const index = before.lastIndexOf(drawn);
    if (index < 0 && drawn === earlier) return;
    const rest = index < 0 ? [] : before.slice(index + 1);
    latest.current = { asked: rest, drawn };
    setAsked(rest);
  }, [drawn, asked]);

  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  }, [navigate]);
  const change = useCallback<ChangeAddress>((next, options) => {
    const newest = latest.current.asked.at(-1) ?? latest.current.drawn;
    const params = next(new URLSearchParams(newest));
    const text = params.toString();
    if (text === newest) return;
    latest.current = { ...latest.current, asked: [...latest.current.asked, text] };
    setAsked(latest.current.asked);
    go.current(params, options);
  }, []);
  return [new URLSearchParams(asked.at(-1) ?? drawn), change];
}
