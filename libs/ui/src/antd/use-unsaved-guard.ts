import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

const QUESTION = {
  title: '¿Descartar los cambios?',
  content: 'Hay cambios sin guardar que se perderán.',
  okText: 'Descartar',
  cancelText: 'Seguir editando',
  okButtonProps: { danger: true },
  focusable: { autoFocusButton: 'cancel' },
} as const;

const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = isPlain && event.target instanceof Element ? event.target.closest('a') : null;
  return link?.origin === window.location.origin && !link.target ? link : null;
};

/**
 * Asks before unsaved changes are lost: by closing, a link, the back button, a reload.
 * @returns asks when something is unsaved and calls back once it may be discarded, at once when nothing is
 */
export function useUnsavedGuard(isDirty: () => boolean): (discard: () => void) => void {
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const dirty = useRef(isDirty);
  const isLeaving = useRef(false);
  useEffect(() => {
    dirty.current = isDirty;
  });

  const ask = useCallback(
    (discard: () => void) => {
      if (dirty.current()) modal.confirm({ ...QUESTION, onOk: discard });
      else discard();
    },
    [modal],
  );

  useEffect(() => {
    const holds = () => !isLeaving.current && dirty.current();
    const leave = (go: () => void) =>
      modal.confirm({
        ...QUESTION,
        onOk: () => {
          isLeaving.current = true;
          go();
        },
      });
    const onUnload = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !holds()) return;
      event.preventDefault();
      event.stopPropagation();
      leave(() => void navigate(link.pathname + link.search + link.hash));
    };
    let isReturning = false;
    // At the window capturing listeners come first: the router does not hear of a step that is taken back.
    const onStep = (event: PopStateEvent) => {
      if (isReturning) event.stopImmediatePropagation();
      else if (holds()) {
        event.stopImmediatePropagation();
        isReturning = true;
        window.history.go(1);
        leave(() => window.history.go(-1));
        return;
      }
      isReturning = false;
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onStep, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onStep, true);
    };
  }, [modal, navigate]);

  return ask;
}
