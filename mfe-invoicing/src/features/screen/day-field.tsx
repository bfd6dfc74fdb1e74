import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es';

dayjs.locale('es');

interface DayFieldProps {
  /** Given by the form. */
  id?: string;
  /** yyyy-MM-dd */
  value?: string;
  onChange?: (day: string | undefined) => void;
  /** Earlier days cannot be chosen; yyyy-MM-dd. */
  min?: string;
  placeholder?: string;
}

const FORMAT = 'YYYY-MM-DD';

/** A day as yyyy-MM-dd, on the screen and in the form. */
export function DayField({ id, value, onChange, min, placeholder = 'aaaa-mm-dd' }: DayFieldProps) {
  return (
    <DatePicker
      id={id}
      className="day-field"
      format={FORMAT}
      placeholder={placeholder}
      value={value ? dayjs(value, FORMAT) : null}
      minDate={min ? dayjs(min, FORMAT) : undefined}
      onChange={(day) => onChange?.(day?.isValid() ? day.format(FORMAT) : undefined)}
    />
  );
}
