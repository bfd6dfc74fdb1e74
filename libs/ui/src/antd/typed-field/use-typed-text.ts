import { isUnread, type UnreadText } from '@lacteos/contracts/parsing/unread-text';
import { useLayoutEffect, useRef, useState } from 'react';
import type { InputRef } from 'antd';

export interface TypedText<Value> {
  read: (typed: string) => Value | null | UnreadText;
  show: (value: Value) => string;
  edit?: (value: Value) => string;
}

function textOf<Value>(value: Value | null | UnreadText, write: (value: Value) => string): string {
  if (value === null) return '';
  return isUnread(value) ? value.typed : write(value);
}

/** Shows the typed text while focused. A value from elsewhere replaces the typed text. */
export function useTypedText<Value>(
  { read, show, edit = show }: TypedText<Value>,
  value: Value | null | UnreadText,
  onChange: ((value: Value | null | UnreadText) => void) | undefined,
) {
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [sent, setSent] = useState(value);
  const [focuses, setFocuses] = useState(0);
  const isReplaced = typed !== null && sent !== value;
  if (isReplaced) setTyped(null);

  const isEditing = typed !== null && !isReplaced;
  // Plain inputs do so on Tab. Editing also starts by a key: selected then, the next key would replace that letter.
  useLayoutEffect(() => {
    if (focuses > 0 && document.activeElement === input.current?.input) input.current?.select();
  }, [focuses]);

  const setBoth = (text: string, next: Value | null | UnreadText) => {
    setTyped(text);
    setSent(() => next);
    onChange?.(next);
  };
  return {
    input,
    isEditing,
    text: isEditing ? typed : textOf(value, show),
    type: (text: string) => setBoth(text, read(text)),
    startEditing: () => {
      setSent(() => value);
      setTyped(textOf(value, edit));
      setFocuses((count) => count + 1);
    },
    stopEditing: () => setTyped(null),
    /** Returns the focus to the field. */
    choose: (chosen: Value) => {
      input.current?.focus();
      setBoth(edit(chosen), chosen);
    },
  };
}
