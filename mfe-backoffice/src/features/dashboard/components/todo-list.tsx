import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Space, type InputRef } from 'antd';
import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';

import { addTodo, deleteTodo, subscribeTodos, todosOf } from '../model/todo-list-store';
import styles from './dashboard.module.css';

export function TodoList({ userId }: { userId: number }) {
  const todos = useSyncExternalStore(subscribeTodos, () => todosOf(userId));
  const [text, setText] = useState('');
  const input = useRef<InputRef>(null);

  const add = (event: FormEvent) => {
    event.preventDefault();
    addTodo(userId, text);
    setText('');
  };

  // The pressed button disappears: move the focus first.
  const remove = (id: number) => {
    deleteTodo(userId, id);
    input.current?.focus();
  };

  return (
    <section className={`${styles.dashboardCard} ${styles.dashboardTodo}`} aria-labelledby="todo-title">
      <h2 id="todo-title">Lista de tareas</h2>
      <form noValidate onSubmit={add}>
        <Space.Compact block>
          <Input
            ref={input}
            aria-label="Nueva tarea"
            placeholder="Nueva tarea"
            maxLength={200}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button htmlType="submit" disabled={text.trim() === ''}>
            Agregar
          </Button>
        </Space.Compact>
      </form>
      {todos.length === 0 ? (
        <p className={styles.dashboardCardHint}>No tiene tareas pendientes.</p>
      ) : (
        <ul>
          {todos.map((todo) => (
            <li key={todo.id}>
              <span>{todo.text}</span>
              <Button
                type="text"
                aria-label={`Eliminar la tarea ${todo.text}`}
                icon={<DeleteOutlined aria-hidden />}
                onClick={() => remove(todo.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.dashboardCardHint}>
        Solo se guardan en esta pestaña: al recargar la página se borran.
      </p>
    </section>
  );
}
