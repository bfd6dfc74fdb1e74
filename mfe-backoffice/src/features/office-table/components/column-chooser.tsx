import { Button, Checkbox, Popover, Radio } from 'antd';

import { DENSITIES, type Density, type TableView } from '../model/table-view';

interface ColumnChooserProps {
  columns: readonly { key: string; title: string; isEssential?: boolean }[];
  view: TableView;
  onChange: (view: TableView) => void;
}

const DENSITY_LABELS: Readonly<Record<Density, string>> = {
  large: 'Amplia',
  middle: 'Normal',
  small: 'Compacta',
};

/** Shows and hides columns, and sets how close the rows stand. */
export function ColumnChooser({ columns, view, onChange }: ColumnChooserProps) {
  const optional = columns.filter(({ isEssential }) => !isEssential);
  const shown = optional.filter(({ key }) => !view.hidden.includes(key)).map(({ key }) => key);
  const show = (chosen: readonly string[]) =>
    onChange({
      ...view,
      hidden: optional.map(({ key }) => key).filter((key) => !chosen.includes(key)),
    });
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div className="office-columns">
          <Checkbox.Group<string>
            className="office-columns__list"
            options={optional.map(({ key, title }) => ({ value: key, label: title }))}
            value={shown}
            onChange={show}
          />
          <Radio.Group
            aria-label="Densidad"
            optionType="button"
            size="small"
            options={DENSITIES.map((density) => ({ value: density, label: DENSITY_LABELS[density] }))}
            value={view.density}
            onChange={({ target }) => onChange({ ...view, density: target.value as Density })}
          />
        </div>
      }
    >
      <Button>Columnas</Button>
    </Popover>
  );
}
