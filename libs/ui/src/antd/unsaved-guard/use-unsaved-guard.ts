import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { guardLinks, guardBackSteps, guardUnload, type Departures } from './departures';

export interface DiscardQuestion {
  title: string;
  content: string;
  okText: string;
}

interface GuardOptions {
  question?: DiscardQuestion;
  onDiscard?: () => void;
  /** False where the caller keeps the input. */
  asksGoingBack?: boolean;
}

const QUESTION: DiscardQuestion = {
  title: '¿Descartar los cambios?',
  content: 'Hay cambios sin guardar que se perderán.',
  okText: 'Descartar',
};

/** Also on closing, links, back and reload. @returns calls back once changes may be discarded */
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
      confirmLeaving: (go) =>
        confirm(() => {
          isLeaving.current = true;
          latest.current.onDiscard?.();
          if (go === 'back') window.history.go(-1);
          else void navigate(go.address);
        }),
    };
    const stops = [guardUnload(departures), guardLinks(departures)];
    if (asksGoingBack) stops.push(guardBackSteps(departures));
    return () => stops.forEach((stop) => stop());
  }, [confirm, navigate, asksGoingBack]);

  return useCallback((discard) => (latest.current.isDirty() ? confirm(discard) : discard()), [confirm]);
}
