import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es';

import styles from './typed-field.module.css';

dayjs.locale('es');

interface CalendarProps {
  /** The chosen day; days are yyyy-MM-dd. */
  day: string | null;
  min?: string;
  max?: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

// Beside a field at the edge of a phone there is no room for a month: it moves into the window.
const IN_THE_WINDOW = { overflow: { adjustX: true, adjustY: true, shiftX: true } };
const ISO = 'YYYY-MM-DD';
const dateOf = (day: string | undefined) => (day === undefined ? undefined : dayjs(day, ISO));

/** The month of a day, below a day field; the picker's own field is out of sight, people type into ours. */
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
