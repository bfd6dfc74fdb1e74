import { DeleteOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Input, Popover } from 'antd';
import { useState, type FormEvent } from 'react';

import { savedViewsQuery, useSaveViews, type SavedView } from '../model/saved-view-calls';
import styles from './saved-views.module.css';

interface SavedViewsProps {
  table: string;
  query: string;
  onChoose: (query: string) => void;
}

const MAX_NAME_LENGTH = 60;

function ViewList({ views, onChoose, onDelete }: ViewListProps) {
  if (views.length === 0) return <p>Todavía no hay vistas guardadas.</p>;
  return (
    <ul>
      {views.map((view) => (
        <li key={view.name}>
          <Button type="link" onClick={() => onChoose(view)}>
            {view.name}
          </Button>
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Eliminar la vista ${view.name}`}
            onClick={() => onDelete(view)}
          />
        </li>
      ))}
    </ul>
  );
}
interface ViewListProps {
  views: readonly SavedView[];
  onChoose: (view: SavedView) => void;
  onDelete: (view: SavedView) => void;
}

export function SavedViews({ table, query, onChoose }: SavedViewsProps) {
  const { notification } = App.useApp();
  const views = useQuery(savedViewsQuery(table));
  const save = useSaveViews(table);
  const [name, setName] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  // Its space is reserved: what follows would move when the views arrive.
  if (views.isPending) return <Button disabled>Vistas</Button>;
  if (!views.data) return null;

  const saveViews = (next: SavedView[]) =>
    save.mutate(next, {
      onError: ({ message }) => notification.error({ title: message, role: 'alert', duration: 0 }),
    });
  const others = (given: string) => views.data.filter((view) => view.name !== given);
  const add = (event: FormEvent) => {
    event.preventDefault();
    saveViews([...others(name.trim()), { name: name.trim(), query }]);
    setName('');
  };

  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setIsOpen}
      content={
        <div className={styles.officeViews}>
          <ViewList
            views={views.data}
            onChoose={(view) => {
              setIsOpen(false);
              onChoose(view.query);
            }}
            onDelete={(view) => saveViews(others(view.name))}
          />
          <form noValidate onSubmit={add}>
            <Input
              aria-label="Nombre de la vista"
              placeholder="Nombre de la vista"
              maxLength={MAX_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button htmlType="submit" disabled={name.trim() === ''} loading={save.isPending}>
              Guardar vista
            </Button>
          </form>
        </div>
      }
    >
      <Button>Vistas</Button>
    </Popover>
  );
}
