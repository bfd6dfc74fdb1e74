import { CalendarOutlined } from '@ant-design/icons';
import { dayText, fieldDayOf, type FieldDay } from '@lacteos/contracts/parsing/parse-day';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { Input } from 'antd';
import { lazy, Suspense, useContext, useId, useRef, useState, type KeyboardEvent } from 'react';

import { IsJudgedByForm } from './judged-by-form';
import { SpokenText } from './spoken-text';
import styles from './typed-field.module.css';
import { useTypedText } from './use-typed-text';

export interface DayFieldProps {
  id?: string;
  /** yyyy-MM-dd */
  value?: FieldDay;
  /** Called at every key: a day, null when empty, or an unreadable text. */
  onChange?: (value: FieldDay) => void;
  onBlur?: () => void;
  onPressEnter?: (event: KeyboardEvent) => void;
  onPick?: (day: string) => void;
  /** Earliest day, yyyy-MM-dd. */
  min?: string;
  /** Latest day, yyyy-MM-dd. */
  max?: string;
  separator?: '-' | '/';
  /** Absent: the form of a day. */
  placeholder?: string;
  title?: string;
  size?: 'large' | 'middle' | 'small';
  status?: 'error';
  disabled?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
}

const Calendar = lazy(async () => ({ default: (await import('./calendar')).Calendar }));

/** Reads 'hoy', '15/11', '15 de noviembre' and shows the result beneath; unreadable text stays. */
export function DayField(props: DayFieldProps) {
  const { value, onChange, onBlur, onPick, min, max, separator = '-', ...input } = props;
  const noteId = useId();
  const isJudged = useContext(IsJudgedByForm);
  const [isOpen, setIsOpen] = useState(false);
  const isOpenAtPress = useRef(false);
  const limits = { today: colombianDay(new Date()), min, max };
  const show = (day: string) => day.replaceAll('-', separator);
  // A form may hold '' for no day.
  const held = value || null;
  const field = useTypedText<string>({ read: (typed) => fieldDayOf(typed, limits), show }, held, onChange);
  const reading =
    typeof held === 'string' && field.isEditing && field.text !== '' ? `= ${dayText(held)}` : '';
  const problem = isUnread(held) ? held.problem : '';
  return (
    <div className={styles.day}>
      <Input
        placeholder={`aaaa${separator}mm${separator}dd`}
        aria-invalid={problem !== '' && !field.isEditing ? true : undefined}
        {...input}
        ref={field.input}
        aria-describedby={[input['aria-describedby'], noteId].filter(Boolean).join(' ')}
        autoComplete="off"
        maxLength={40}
        value={field.text}
        suffix={
          <button
            type="button"
            className={styles.calendar}
            aria-label="Abrir el calendario"
            aria-expanded={isOpen}
            disabled={input.disabled}
            onPointerDown={() => {
              isOpenAtPress.current = isOpen;
            }}
            onClick={({ detail }) => setIsOpen(detail === 0 ? !isOpen : !isOpenAtPress.current)}
          >
            <CalendarOutlined aria-hidden />
          </button>
        }
        onFocus={field.startEditing}
        onBlur={() => {
          field.stopEditing();
          onBlur?.();
        }}
        onChange={({ target }) => field.type(target.value)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <Calendar
            day={typeof held === 'string' ? held : null}
            min={min}
            max={max}
            onClose={() => setIsOpen(false)}
            onPick={(day) => {
              field.choose(day);
              onPick?.(day);
            }}
          />
        </Suspense>
      )}
      <div id={noteId} className={isJudged ? `${styles.note} ${styles.kept}` : styles.note}>
        {reading || (isJudged ? '' : problem)}
      </div>
      <SpokenText text={field.isEditing ? problem || reading : ''} />
    </div>
  );
}
