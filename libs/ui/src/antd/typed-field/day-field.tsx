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

/** Properties of a day field; a form gives `id`, `value` and `onChange`. */
export interface DayFieldProps {
  id?: string;
  /** yyyy-MM-dd */
  value?: FieldDay;
  /** Called at every key with a day, null for nothing, or a text that could not be read. */
  onChange?: (value: FieldDay) => void;
  onBlur?: () => void;
  onPressEnter?: (event: KeyboardEvent) => void;
  /** Called when a day is pressed in the calendar. */
  onPick?: (day: string) => void;
  /** Earlier days are not taken; yyyy-MM-dd. */
  min?: string;
  /** Later days are not taken; yyyy-MM-dd. */
  max?: string;
  /** Between year, month and day. */
  separator?: '-' | '/';
  size?: 'large' | 'middle' | 'small';
  status?: 'error';
  disabled?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
}

// The calendar loads at the first press of its button: most days are typed.
const Calendar = lazy(async () => ({ default: (await import('./calendar')).Calendar }));

/**
 * A day, typed as people write it ('hoy', '15/11', '15 de noviembre') or pressed in a calendar. What it is read as stands
 * beneath it while it is typed; what is no day stays as it was typed.
 */
export function DayField(props: DayFieldProps) {
  const { value, onChange, onBlur, onPick, min, max, separator = '-', ...input } = props;
  const noteId = useId();
  const isJudged = useContext(IsJudgedByForm);
  const [isOpen, setIsOpen] = useState(false);
  // The calendar closes at any press outside it, also at the one that ends as a click on its button.
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
