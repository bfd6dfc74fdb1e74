import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Spinner } from '../components/feedback';
import { Modal } from '../components/modal';
import { TextField } from '../components/text-field';
import styles from './delivery-place.module.css';
import { SHOP_PLACE, type DeliveryPlace } from './place-memory';
import { findPlaces, MAX_FOUND } from './place-search';
import { usePlaces } from './use-places';

interface PlaceDialogProps {
  /** Of the visitor's account, offered before anything is typed. */
  accountCityCode?: string | null;
  onChoose: (place: DeliveryPlace) => void;
  onClose: () => void;
}

const BOGOTA: DeliveryPlace = { cityCode: '11001', name: 'Bogotá, D.C.' };

function offeredPlaces(
  places: readonly DeliveryPlace[],
  accountCityCode: string | null | undefined,
): DeliveryPlace[] {
  const own = places.find(({ cityCode }) => cityCode === accountCityCode);
  const offered = [...(own ? [own] : []), SHOP_PLACE, BOGOTA];
  return [...new Map(offered.map(({ cityCode, name }) => [cityCode, { cityCode, name }])).values()];
}

function countText(count: number, typed: string): string {
  if (typed.trim() === '') return '';
  if (count === 0) return 'No encontramos ese municipio. Revise cómo está escrito.';
  if (count === 1) return '1 municipio';
  return count > MAX_FOUND ? `${count} municipios: escriba más letras para ver menos` : `${count} municipios`;
}

interface OptionsProps {
  listId: string;
  found: readonly DeliveryPlace[];
  active: number;
  onChoose: (place: DeliveryPlace) => void;
}

const Options = ({ listId, found, active, onChoose }: OptionsProps) => (
  <ul
    id={listId}
    role="listbox"
    aria-label="Municipios"
    className={styles['options']}
    // Keeps the focus in the field.
    onMouseDown={(event) => event.preventDefault()}
  >
    {found.map((place, index) => (
      <li key={place.cityCode} role="presentation">
        <button
          type="button"
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles['option']}
          onClick={() => onChoose(place)}
        >
          {place.name}
        </button>
      </li>
    ))}
  </ul>
);

/** '¿Dónde está?': one field that finds each municipality of the country. */
export function PlaceDialog({ accountCityCode, onChoose, onClose }: PlaceDialogProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // After the dialog noted where the focus goes back to.
  useEffect(() => field.current?.focus(), []);
  const { places, hasFailed } = usePlaces();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const isEmpty = typed.trim() === '';
  const all = isEmpty ? offeredPlaces(places ?? [], accountCityCode) : findPlaces(places ?? [], typed);
  const found = all.slice(0, MAX_FOUND);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((now) => Math.max(0, Math.min(found.length - 1, now + step)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = found[active] ?? (isEmpty ? undefined : found[0]);
      if (chosen) onChoose(chosen);
    }
  };
  return (
    <Modal title="¿Dónde está?" onClose={onClose}>
      <TextField
        label="Ciudad o municipio"
        hint="Así le decimos qué día llega su pedido y cuánto cuesta el envío."
        error={hasFailed ? 'No se pudo cargar la lista. Recargue la página.' : undefined}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="done"
        ref={field}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(-1);
        }}
      />
      {places === null && !hasFailed && !isEmpty ? <Spinner label="Cargando.." /> : null}
      <p role="status" className={styles['count']}>
        {places === null ? '' : countText(all.length, typed)}
      </p>
      <Options listId={listId} found={found} active={active} onChoose={onChoose} />
    </Modal>
  );
}
