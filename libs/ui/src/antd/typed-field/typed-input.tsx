import { Input, type InputProps } from 'antd';

export interface TypedInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** What a typed text means; the field shows it once it is left, and what was typed until then. */
  read: (typed: string) => string;
  /** Given by the form. */
  value?: string;
  /** Given by the form. */
  onChange?: (text: string) => void;
}

/** A text input in a form whose value is read when it is left or sent by Enter: a phone, a name, an e-mail address. */
export function TypedInput({ read, value, onChange, onBlur, onPressEnter, ...input }: TypedInputProps) {
  const settle = () => {
    if (value !== undefined && read(value) !== value) onChange?.(read(value));
  };
  return (
    <Input
      {...input}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onPressEnter={(event) => {
        settle();
        onPressEnter?.(event);
      }}
    />
  );
}
