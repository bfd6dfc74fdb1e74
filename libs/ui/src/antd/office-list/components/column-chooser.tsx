import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  ColumnWidthOutlined,
  VerticalAlignMiddleOutlined,
} from '@ant-design/icons';
import { Button, Checkbox, Popover, Radio } from 'antd';
import type { ReactNode } from 'react';

import {
  arrangeColumns,
  AS_DEFINED,
  moveColumn,
  widthOf,
  WIDTH_STEP,
  withWidth,
} from '../model/column-layout';
import type { OfficeColumn } from '../model/table-definition';
import { DENSITIES, type ChangeView, type Density, type TableView } from '../model/table-view';
import type { StoredColumnLayout } from '../use-column-layout';
import styles from './office-list.module.css';

type Column = Pick<OfficeColumn<never>, 'key' | 'title' | 'isEssential' | 'fixed' | 'width'>;

interface ColumnChooserProps extends StoredColumnLayout {
  columns: readonly Column[];
  view: TableView;
  onChange: ChangeView;
}

const DENSITY_LABELS: Readonly<Record<Density, string>> = {
  large: 'Amplia',
  middle: 'Normal',
  small: 'Compacta',
};

interface StepProps {
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  onClick: () => void;
}
const Step = ({ label, icon, isDisabled, onClick }: StepProps) => (
  <Button
    type="text"
    size="small"
    icon={icon}
    aria-label={label}
    title={label}
    disabled={isDisabled}
    onClick={onClick}
  />
);

function ColumnSteps({
  column,
  columns,
  layout,
  onLayout,
}: { column: Column } & Omit<ColumnChooserProps, 'view' | 'onChange'>) {
  const { key, title } = column;
  const wider = (by: number) => onLayout(withWidth(layout, key, widthOf(column, layout) + by));
  const move = (by: -1 | 1) => onLayout(moveColumn(columns, layout, key, by));
  const isBounded = columns.every(({ width }) => width !== undefined);
  return (
    <span className={styles.officeColumnSteps}>
      <Step label={`${title} antes`} icon={<ArrowUpOutlined aria-hidden />} onClick={() => move(-1)} />
      <Step label={`${title} después`} icon={<ArrowDownOutlined aria-hidden />} onClick={() => move(1)} />
      {isBounded && (
        <>
          <Step
            label={`${title} más angosta`}
            icon={<VerticalAlignMiddleOutlined rotate={90} aria-hidden />}
            onClick={() => wider(-WIDTH_STEP)}
          />
          <Step
            label={`${title} más ancha`}
            icon={<ColumnWidthOutlined aria-hidden />}
            onClick={() => wider(WIDTH_STEP)}
          />
        </>
      )}
    </span>
  );
}

export function ColumnChooser({ columns, view, onChange, layout, onLayout }: ColumnChooserProps) {
  const optional = arrangeColumns(columns, layout).filter(({ isEssential }) => !isEssential);
  const show = (key: string, isShown: boolean) =>
    onChange((latest) => ({
      ...latest,
      hidden: isShown ? latest.hidden.filter((one) => one !== key) : [...latest.hidden, key],
    }));
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div className={styles.officeColumns}>
          <ul className={styles.officeColumnsList} aria-label="Columnas">
            {optional.map((column) => (
              <li key={column.key}>
                <Checkbox
                  checked={!view.hidden.includes(column.key)}
                  onChange={({ target }) => show(column.key, target.checked)}
                >
                  {column.title}
                </Checkbox>
                <ColumnSteps column={column} columns={columns} layout={layout} onLayout={onLayout} />
              </li>
            ))}
          </ul>
          <Radio.Group
            aria-label="Densidad"
            optionType="button"
            size="small"
            options={DENSITIES.map((density) => ({ value: density, label: DENSITY_LABELS[density] }))}
            value={view.density}
            onChange={({ target }) => onChange((latest) => ({ ...latest, density: target.value as Density }))}
          />
          {layout !== AS_DEFINED && (
            <Button type="link" size="small" onClick={() => onLayout(AS_DEFINED)}>
              Orden y anchos de fábrica
            </Button>
          )}
        </div>
      }
    >
      <Button>Columnas</Button>
    </Popover>
  );
}
