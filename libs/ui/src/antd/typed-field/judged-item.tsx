import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { FieldDay } from '@lacteos/contracts/parsing/parse-day';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import { Form, type FormItemProps } from 'antd';
import type { ReactElement } from 'react';

import { IsJudgedByForm } from './judged-by-form';
import styles from './typed-field.module.css';

interface JudgedItemProps extends Omit<FormItemProps, 'rules' | 'children' | 'required'> {
  /** Error of an empty required field; without it the field is optional. */
  requiredText?: string;
  children: ReactElement;
}
interface NumberItemProps extends JudgedItemProps {
  /** The lowest number that is taken, and what is said of a lower one. */
  min?: { value: number; text: string };
}
interface DayItemProps extends JudgedItemProps {
  /** The earliest day that is taken, and what is said of an earlier one. */
  min?: { value: string; text: string };
}

// A text that is being corrected is validated when the field is left or sent.
const FORGIVEN_WHILE_TYPED = { validator: () => Promise.resolve(), validateTrigger: 'onChange' };

const emptyProblem = (value: unknown, requiredText: string | undefined): string | null => {
  if (isUnread(value)) return value.problem;
  return value === null || value === undefined || value === '' ? (requiredText ?? null) : null;
};

function JudgedItem<Value>({
  requiredText,
  judge,
  children,
  className,
  ...item
}: JudgedItemProps & { judge: (value: Value | null | undefined) => string | null }) {
  const check = (_rule: unknown, value: Value | null | undefined) => {
    const problem = emptyProblem(value, requiredText) ?? judge(value);
    return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
  };
  return (
    <IsJudgedByForm value>
      <Form.Item
        {...item}
        className={[styles.item, className].filter(Boolean).join(' ')}
        required={requiredText !== undefined}
        validateTrigger={['onBlur', 'onChange']}
        rules={[{ validator: check, validateTrigger: 'onBlur' }, FORGIVEN_WHILE_TYPED]}
      >
        {children}
      </Form.Item>
    </IsJudgedByForm>
  );
}

/** A number field in a form: nothing is sent while its text cannot be read. It is judged when it is left or sent. */
export function NumberItem({ min, ...item }: NumberItemProps) {
  const judge = (value: FieldNumber | undefined) =>
    min && typeof value === 'number' && value < min.value ? min.text : null;
  return <JudgedItem<FieldNumber> {...item} judge={judge} />;
}

/** A day field in a form: nothing is sent while its text is not a day. It is validated when it is left or sent. */
export function DayItem({ min, ...item }: DayItemProps) {
  const judge = (value: FieldDay | undefined) =>
    min && typeof value === 'string' && value < min.value ? min.text : null;
  return <JudgedItem<FieldDay> {...item} judge={judge} />;
}
