import { Link } from 'react-router-dom';
import styles from './checkout-steps.module.css';
import { type CheckoutStep, POSITIONS } from './positions';

interface CheckoutStepsProps {
  current: CheckoutStep;
  shippingPath: string;
}

export function CheckoutSteps({ current, shippingPath }: CheckoutStepsProps) {
  const steps = [
    { label: 'Login', path: null },
    { label: 'Datos', path: shippingPath },
    { label: 'Metodo pago', path: '/payment' },
    { label: 'Generar pedido', path: null },
  ];
  const position = POSITIONS[current];
  return (
    <nav aria-label="Pasos de la compra">
      <ol className={styles.steps}>
        {steps.map(({ label, path }, index) => (
          <li
            key={label}
            className={styles.step}
            data-state={index < position ? 'done' : index === position ? 'current' : 'ahead'}
            aria-current={index === position ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index < position ? '✓' : index + 1}
            </span>
            {path && index < position ? (
              <Link to={path} className={styles.label}>
                {label}
              </Link>
            ) : (
              <span className={styles.label}>{label}</span>
            )}
            {index < position && <span className="visually-hidden"> (completado)</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
