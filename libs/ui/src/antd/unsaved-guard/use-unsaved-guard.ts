import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { holdLinks, holdSteps, holdUnload, type Departures } from './departures';

/** Confirmation before unsaved changes are lost. */
export interface DiscardQuestion {
  title: string;
  content: string;
  okText: string;
}

interface GuardOptions {
  question?: DiscardQuestion;
  /** Called when the page is left after all. */
  onDiscard?: () => void;
  /** Whether going back asks too; otherwise the caller keeps what was typed. */
  asksGoingBack?: boolean;
}

const QUESTION: DiscardQuestion = {
  title: '¿Descartar los cambios?',
  content: 'Hay cambios sin guardar que se perderán.',
  okText: 'Descartar',
};

/**
 * Asks before unsaved changes are lost: by closing, a link, the back button, a reload.
 * @returns asks when something is unsaved and calls back once it may be discarded, at once when nothing is
 */
export function useUnsavedGuard(
  isDirty: () => boolean,
  { question = QUESTION, onDiscard, asksGoingBack = true }: GuardOptions = {},
): (discard: () => void) => void {
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const latest = useRef({ isDirty, onDiscard });
  const isLeaving = useRef(false);
  useEffect(() => {
    latest.current = { isDirty, onDiscard };
  });

  const confirm = useCallback(
    (onOk: () => void) =>
      void modal.confirm({
        ...question,
        cancelText: 'Seguir editando',
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        onOk,
      }),
    [modal, question],
  );

  useEffect(() => {
    const departures: Departures = {
      holds: () => !isLeaving.current && latest.current.isDirty(),
      ask: (go) =>
        confirm(() => {
          isLeaving.current = true;
          latest.current.onDiscard?.();
          if (go === 'back') window.history.go(-1);
          else void navigate(go.address);
        }),
    };
    const stops = [holdUnload(departures), holdLinks(departures)];
    if (asksGoingBack) stops.push(holdSteps(departures));
    return () => stops.forEach((stop) => stop());
  }, [confirm, navigate, asksGoingBack]);

  return useCallback((discard) => (latest.current.isDirty() ? confirm(discard) : discard()), [confirm]);
}
