import { Input, type InputProps } from 'antd';

export interface TypedInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  read: (typed: string) => string;
  value?: string;
  onChange?: (text: string) => void;
}

/** Reads its value on blur and on Enter: a phone, a name, an e-mail address. */
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
