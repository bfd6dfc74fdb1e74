import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
}

export function QuantityStepper({ quantity, max, onChange }: QuantityStepperProps) {
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
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        +
      </button>
    </div>
  );
}
