import type { DeadLetter } from '@lacteos/contracts/schemas';
import { App, Button } from 'antd';
import { useState } from 'react';

import { failedCall } from '#features/editing';
import { useChangeLetters } from './change-letters';
import { doneText, topicText } from './letter-texts';
import { DiscardDialog } from './discard-dialog';

interface LetterActionsProps {
  letters: readonly DeadLetter[];
  isRow?: boolean;
  onDone?: () => void;
}

export function LetterActions({ letters, isRow = false, onDone }: LetterActionsProps) {
  const { notification } = App.useApp();
  const [isDiscarding, setDiscarding] = useState(false);
  const { mutateAsync: change, isPending } = useChangeLetters();
  const [first] = letters;
  const about = isRow && first ? `: ${topicText(first)} ${first.id}` : '';
  const look = isRow ? ({ type: 'text', size: 'small' } as const) : {};

  const retry = async () => {
    try {
      const { changed } = await change({ do: 'retry', ids: letters.map(({ id }) => id) });
      const title = doneText(changed, 'se intentará de nuevo', 'se intentarán de nuevo');
      notification.success({ title, role: 'status' });
      onDone?.();
    } catch (error) {
      notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
    }
  };

  return (
    <>
      <Button
        {...look}
        loading={isPending}
        aria-label={`Intentar de nuevo${about}`}
        onClick={() => void retry()}
      >
        Intentar de nuevo
      </Button>
      <Button {...look} danger aria-label={`Descartar${about}`} onClick={() => setDiscarding(true)}>
        Descartar
      </Button>
      {isDiscarding && (
        <DiscardDialog
          letters={letters}
          onClose={() => setDiscarding(false)}
          {...(onDone ? { onDone } : {})}
        />
      )}
    </>
  );
}
