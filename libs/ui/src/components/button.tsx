import type { ButtonHTMLAttributes, MouseEvent } from 'react';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  isWide?: boolean;
  isPending?: boolean;
}

export const buttonClass = (look: NonNullable<ButtonProps['look']> = 'primary', isWide = false): string =>
  `ui-button ui-button--${look}${isWide ? ' ui-button--wide' : ''}`;

export const Button = ({
  look = 'primary',
  isWide = false,
  isPending = false,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={[buttonClass(look, isWide), className].filter(Boolean).join(' ')}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {isPending && <span className="ui-button__wheel" aria-hidden="true" />}
      {children}
    </button>
  );
};
