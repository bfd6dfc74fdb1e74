import type { Cashier } from '@lacteos/contracts/schemas';
import { Checkbox, Empty } from 'antd';
import { formStyles } from '#features/editing';

interface CashierTicksProps {
  cashiers: readonly Cashier[];
  ticked: readonly number[];
  problem: string | null;
  onChange: (ticked: number[]) => void;
}

const NO_CASHIERS = 'No hay cajeros activos. En «Usuarios» puede dar a una cuenta el rol de cajero.';

export function CashierTicks({ cashiers, ticked, problem, onChange }: CashierTicksProps) {
  if (cashiers.length === 0) {
    return <Empty description={NO_CASHIERS} />;
  }
  return (
    <fieldset className={formStyles.assignProducts}>
      <legend>Cajeros</legend>
      {problem && (
        <p role="alert" className={formStyles.assignProblem}>
          {problem}
        </p>
      )}
      <ul className={`${formStyles.assignList} ${formStyles.assignListPlain}`}>
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
