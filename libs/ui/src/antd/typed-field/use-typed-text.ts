import { isUnread, type UnreadText } from '@lacteos/contracts/parsing/unread-text';
import { useLayoutEffect, useRef, useState } from 'react';
import type { InputRef } from 'antd';

/** How a field reads and writes its values. */
export interface TypedText<Value> {
  read: (typed: string) => Value | null | UnreadText;
  /** As the field shows a value. */
  show: (value: Value) => string;
  /** As it is edited, where that is another text. */
  edit?: (value: Value) => string;
}

function textOf<Value>(value: Value | null | UnreadText, write: (value: Value) => string): string {
  if (value === null) return '';
  return isUnread(value) ? value.typed : write(value);
}

/**
 * The text of a field that is typed into: what is typed while it has the focus, the value as the shop writes it otherwise. A
 * value that comes from elsewhere meanwhile takes the place of what was typed.
 */
export function useTypedText<Value>(
  { read, show, edit = show }: TypedText<Value>,
  value: Value | null | UnreadText,
  onChange: ((value: Value | null | UnreadText) => void) | undefined,
) {
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [sent, setSent] = useState(value);
  const isReplaced = typed !== null && sent !== value;
  if (isReplaced) setTyped(null);

  const isEditing = typed !== null && !isReplaced;
  // Selects the content on focus by Tab, as browsers do for plain inputs.
  useLayoutEffect(() => {
    if (isEditing && document.activeElement === input.current?.input) input.current?.select();
  }, [isEditing]);

  const put = (text: string, next: Value | null | UnreadText) => {
    setTyped(text);
    setSent(() => next);
    onChange?.(next);
  };
  return {
    input,
    isEditing,
    text: isEditing ? typed : textOf(value, show),
    type: (text: string) => put(text, read(text)),
    startEditing: () => {
      setSent(() => value);
      setTyped(textOf(value, edit));
    },
    stopEditing: () => setTyped(null),
    /** Takes a value that was pressed and moves the focus back to the field. */
    choose: (chosen: Value) => {
      input.current?.focus();
      put(edit(chosen), chosen);
    },
  };
}
