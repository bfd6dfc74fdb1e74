interface OrderStatusProps {
  tone: 'good' | 'open' | 'bad';
  children: string;
}

/** A status in words with a coloured dot; the words alone say it all. */
export function OrderStatus({ tone, children }: OrderStatusProps) {
  return <span className={`order-status order-status--${tone}`}>{children}</span>;
}
