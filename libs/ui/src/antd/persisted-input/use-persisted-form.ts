import { App, type FormInstance } from 'antd';
import { useRef } from 'react';
import { useUnsavedGuard } from '../unsaved-guard/use-unsaved-guard';
import { useDraft } from './use-draft';

interface PersistedFormOptions {
  isOpen?: () => boolean;
  leavesOut?: readonly string[];
}

/** @param name unique among what a page edits @returns whether something is unsaved */
export function usePersistedForm<Values extends object>(
  name: string,
  form: FormInstance<Values>,
  { isOpen = () => true, leavesOut = [] }: PersistedFormOptions = {},
): () => boolean {
  const { notification } = App.useApp();
  const isRestored = useRef(false);
  const isDirty = () => isOpen() && (isRestored.current || form.isFieldsTouched());
  useDraft(
    name,
    () => {
      if (!isDirty()) return undefined;
      const values = { ...(form.getFieldsValue(true) as Record<string, unknown>) };
      for (const field of leavesOut) delete values[field];
      return values;
    },
    (kept) => {
      isRestored.current = true;
      form.setFieldsValue(kept as Parameters<typeof form.setFieldsValue>[0]);
      notification.info({
        key: 'restored',
        title: 'Recuperamos lo que estaba escribiendo',
        description: 'Su sesión terminó antes de guardarlo.',
        role: 'status',
      });
    },
  );
  return isDirty;
}

/** Asks before input is lost; a lost session keeps it. @returns calls back once it may be discarded */
export function useFormGuard<Values extends object>(
  ...kept: Parameters<typeof usePersistedForm<Values>>
): (discard: () => void) => void {
  return useUnsavedGuard(usePersistedForm(...kept));
}
