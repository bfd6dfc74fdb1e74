import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  quantity: number;
  most: number;
  onChange: (quantity: number) => void;
}

export function QuantityStepper({ quantity, most, onChange }: QuantityStepperProps) {
  return (
    <div className={styles['stepper']} role="group" aria-label="Cantidad">
      <button
        type="button"
        aria-label="Una unidad menos"
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        −
      </button>
      <output aria-live="polite">{quantity}</output>
      <button
        type="button"
        aria-label="Una unidad más"
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
      >
        +
      </button>
    </div>
  );
}
