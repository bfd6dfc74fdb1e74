import { useFormGuard } from '@lacteos/ui/antd';
import { Form, type FormInstance } from 'antd';
import { useState } from 'react';

import { CONFLICT, failedCall, refusalText, refusedFields } from './failed-call';
import { areSameValues, mergeEdit } from './merge-edit';

export interface EditNotice {
  message: string;
  changes: readonly { label: string; value: string }[] | null;
}
interface EditOptions<Row, Values extends object> {
  /** Storage name, unique within a page, for input kept when the session is lost. */
  name: string;
  leavesOut?: readonly (keyof Values & string)[];
  row: Row;
  valuesOf: (row: Row) => Values;
  labels: Readonly<Record<keyof Values & string, string>>;
  textOf: (field: keyof Values & string, value: Values[keyof Values]) => string;
  save: (seen: Row, values: Values) => Promise<Row>;
  onSaved: (values: Values, saved: Row) => void;
}
export interface Edit<Row, Values> {
  form: FormInstance<Values>;
  initialValues: Values;
  notice: EditNotice | null;
  finish: (values: Values) => Promise<void>;
  continueWith: (saved: Row) => void;
  /** Merges the current row without a notice; typed values stay. */
  mergeCurrent: (current: Row) => void;
  askToClose: (close: () => void) => void;
}

const versionOf = (row: unknown): number => (row as { version?: number }).version ?? 0;

/** A newer version saved by another card of the page, unless it changes this form. */
const latestOf = <Row, Values extends object>(seen: Row, row: Row, valuesOf: (row: Row) => Values): Row =>
  versionOf(row) > versionOf(seen) && areSameValues(valuesOf(seen), valuesOf(row)) ? row : seen;

export function useEdit<Row, Values extends object>(options: EditOptions<Row, Values>): Edit<Row, Values> {
  const { row, valuesOf, labels, textOf, save, onSaved } = options;
  const [form] = Form.useForm<Values>();
  const [seen, setSeen] = useState(row);
  const [notice, setNotice] = useState<EditNotice | null>(null);
  const askToClose = useFormGuard(options.name, form, { leavesOut: options.leavesOut ?? [] });

  const meet = (message: string, current: Row, typed: Values) => {
    const { values, changes } = mergeEdit(valuesOf(seen), typed, valuesOf(current));
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
    setSeen(current);
    const told = changes.map(({ field, fresh }) => {
      const name = field as keyof Values & string;
      return { label: labels[name], value: textOf(name, fresh) };
    });
    setNotice({ message, changes: told });
  };

  const mergeCurrent = (current: Row) => {
    const typed = { ...valuesOf(seen), ...form.getFieldsValue() };
    const { values } = mergeEdit(valuesOf(seen), typed, valuesOf(current));
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
    setSeen(current);
  };

  const finish = async (values: Values) => {
    const typed = { ...valuesOf(seen), ...values };
    try {
      const saved = await save(latestOf(seen, row, valuesOf), typed);
      onSaved(typed, saved);
    } catch (error) {
      const failure = failedCall(error);
      if (failure.code === CONFLICT) meet(failure.message, failure.errors?.['current'] as Row, typed);
      else {
        setNotice({ message: refusalText(failure, labels), changes: null });
        form.setFields(refusedFields(failure, labels) as Parameters<typeof form.setFields>[0]);
      }
    }
  };

  const continueWith = (saved: Row) => {
    setSeen(saved);
    setNotice(null);
    form.resetFields();
    form.setFieldsValue(valuesOf(saved) as Parameters<typeof form.setFieldsValue>[0]);
  };

  return { form, initialValues: valuesOf(row), notice, finish, continueWith, mergeCurrent, askToClose };
}
