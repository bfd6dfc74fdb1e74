import { Button, Checkbox, Popover } from 'antd';

import { OPTIONAL_COLUMNS, type OptionalColumn } from '../model/orders-view';
import { COLUMN_TITLES } from './order-columns';

interface ColumnChooserProps {
  hidden: readonly OptionalColumn[];
  onChange: (hidden: OptionalColumn[]) => void;
}

const OPTIONS = OPTIONAL_COLUMNS.map((key) => ({ value: key, label: COLUMN_TITLES[key] }));

/** Shows and hides columns of the orders table. */
export function ColumnChooser({ hidden, onChange }: ColumnChooserProps) {
  const shown = OPTIONAL_COLUMNS.filter((key) => !hidden.includes(key));
  const show = (chosen: readonly OptionalColumn[]) =>
    onChange(OPTIONAL_COLUMNS.filter((key) => !chosen.includes(key)));
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <Checkbox.Group<OptionalColumn>
          className="orders-filters__columns"
          options={OPTIONS}
          value={shown}
          onChange={show}
        />
      }
    >
      <Button>Columnas</Button>
    </Popover>
  );
}
