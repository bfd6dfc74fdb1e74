import { useEffect, useRef, useState } from 'react';

export type Field = 'code' | 'received' | 'reference' | 'part';

/** The focus goes where the next key belongs, also to a field that this change brings. */
export function useFields(focusCode: () => void) {
  const received = useRef<HTMLInputElement>(null);
  const reference = useRef<HTMLInputElement>(null);
  const part = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<{ field: Field } | null>(null);
  const goToCode = useRef(focusCode);
  useEffect(() => {
    goToCode.current = focusCode;
  });
  useEffect(() => {
    if (wanted === null) return;
    if (wanted.field === 'code') return goToCode.current();
    const target = { received, reference, part }[wanted.field].current;
    target?.focus();
    target?.select();
  }, [wanted]);
  return {
    fields: { received, reference, part },
    focusField: (field: Field) => setWanted({ field }),
  };
}
