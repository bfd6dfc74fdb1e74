import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** With `replace` it adds no history entry. */
export type ChangeAddress = (
  change: (newest: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean },
) => void;

/** Requested parameters count before the router renders them: quick changes must not undo each other. */
export function useAddress(): [URLSearchParams, ChangeAddress] {
  const [drawnParams, navigate] = useSearchParams();
  const drawn = drawnParams.toString();
  const [asked, setAsked] = useState<readonly string[]>([]);
  // Several changes may come before the next render.
  const latest = useRef({ asked, drawn });

  // A rendered address ends earlier requests; a foreign one ends all. Before the paint: who sees it may press at once.
  useLayoutEffect(() => {
    const { asked: before, drawn: earlier } = latest.current;
    const index = before.lastIndexOf(drawn);
    if (index < 0 && drawn === earlier) return;
    const rest = index < 0 ? [] : before.slice(index + 1);
    latest.current = { asked: rest, drawn };
    setAsked(rest);
  }, [drawn, asked]);

  const go = useRef(navigate);
  useLayoutEffect(() => {
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
