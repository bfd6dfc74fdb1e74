interface OfficeStatusProps {
  tone: 'good' | 'open' | 'bad';
  children: string;
}

/** A status in words with a coloured dot; the words alone say it all. */
export function OfficeStatus({ tone, children }: OfficeStatusProps) {
  return <span className={`office-status office-status--${tone}`}>{children}</span>;
}
