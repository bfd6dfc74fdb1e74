import type { ReactNode } from 'react';

export interface AlertProps {
  kind?: 'error' | 'warning' | 'info';
  title?: string;
  children?: ReactNode;
}

export const Alert = ({ kind = 'error', title, children }: AlertProps) => (
  <div className={`ui-alert ui-alert--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
    {title && <p className="ui-alert__title">{title}</p>}
    {children && <div>{children}</div>}
  </div>
);

export const Spinner = ({ label = 'Cargando..' }: { label?: string }) => (
  <div className="ui-spinner" role="status">
    <span className="ui-spinner__wheel" aria-hidden="true" />
    {label}
  </div>
);

export const Skeleton = ({ rows = 4, label = 'Cargando..' }: { rows?: number; label?: string }) => (
  <div className="ui-skeleton" role="status">
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="ui-skeleton__bar" aria-hidden="true" />
    ))}
  </div>
);

export const EmptyState = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) => (
  <div className="ui-empty">
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
);
