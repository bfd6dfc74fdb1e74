import type { Cashier } from '@lacteos/contracts';
import { Checkbox, Empty } from 'antd';

interface CashierTicksProps {
  cashiers: readonly Cashier[];
  ticked: readonly number[];
  problem: string | null;
  onChange: (ticked: number[]) => void;
}

const NO_CASHIERS = 'No hay cajeros activos. En «Usuarios» puede dar a una cuenta el rol de cajero.';

/** Ticks cashiers; beside each stands where he sells already. */
export function CashierTicks({ cashiers, ticked, problem, onChange }: CashierTicksProps) {
  if (cashiers.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={NO_CASHIERS} />;
  }
  return (
    <fieldset className="assign-products">
      <legend>Cajeros</legend>
      {problem && (
        <p role="alert" className="assign-problem">
          {problem}
        </p>
      )}
      <ul className="assign-list assign-list--plain">
        {cashiers.map(({ id, name, n_document, email, stores }) => (
          <li key={id}>
            <Checkbox
              checked={ticked.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
              }
            >
              {name}
              <small>
                {n_document} · {email}
                <br />
                {stores.length === 0
                  ? 'Sin tienda asignada'
                  : `Vende en: ${stores.map((store) => store.name).join(', ')}`}
              </small>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
