import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es';

import styles from './typed-field.module.css';

dayjs.locale('es');

interface CalendarProps {
  /** yyyy-MM-dd. */
  day: string | null;
  min?: string;
  max?: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

const IN_THE_WINDOW = { overflow: { adjustX: true, adjustY: true, shiftX: true } };
const ISO = 'YYYY-MM-DD';
const dateOf = (day: string | undefined) => (day === undefined ? undefined : dayjs(day, ISO));

export function Calendar({ day, min, max, onPick, onClose }: CalendarProps) {
  return (
    <DatePicker
      open
      className={styles.anchor}
      tabIndex={-1}
      aria-hidden
      inputReadOnly
      popupAlign={IN_THE_WINDOW}
      value={dateOf(day ?? undefined) ?? null}
      minDate={dateOf(min)}
      maxDate={dateOf(max)}
      onChange={(picked) => {
        if (picked) onPick(picked.format(ISO));
        onClose();
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
