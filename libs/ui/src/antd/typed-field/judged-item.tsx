import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { FieldDay } from '@lacteos/contracts/parsing/parse-day';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import { Form, type FormItemProps } from 'antd';
import type { ReactElement } from 'react';

import { IsJudgedByForm } from './judged-by-form';
import styles from './typed-field.module.css';

interface JudgedItemProps extends Omit<FormItemProps, 'rules' | 'children' | 'required'> {
  requiredText?: string;
  children: ReactElement;
}
interface NumberItemProps extends JudgedItemProps {
  /** Smallest accepted number, and the error below it. */
  min?: { value: number; text: string };
}
interface DayItemProps extends JudgedItemProps {
  /** Earliest accepted day, and the error before it. */
  min?: { value: string; text: string };
}

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

/** Blocks sending while the text is unreadable. Validates on blur and submit. */
export function NumberItem({ min, ...item }: NumberItemProps) {
  const judge = (value: FieldNumber | undefined) =>
    min && typeof value === 'number' && value < min.value ? min.text : null;
  return <JudgedItem<FieldNumber> {...item} judge={judge} />;
}

/** Blocks sending while the text is not a day. Validates on blur and submit. */
export function DayItem({ min, ...item }: DayItemProps) {
  const judge = (value: FieldDay | undefined) =>
    min && typeof value === 'string' && value < min.value ? min.text : null;
  return <JudgedItem<FieldDay> {...item} judge={judge} />;
}
