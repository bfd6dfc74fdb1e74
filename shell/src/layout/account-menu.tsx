import type { RoleId } from '@lacteos/contracts/reference/roles';
import type { SessionUser } from '@lacteos/contracts/schemas';
import { publishMenu } from '@lacteos/remote-kit';
import { remoteMenu, useRemotes } from '@lacteos/remote-runtime';
import { signOut, type Session } from '@lacteos/session-bus';
import { LineIcon, notify } from '@lacteos/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styles from './layout.module.css';
import { schemeChoice } from './scheme-choice';

export const VISITOR_LINKS = [
  { to: '/login', label: 'Iniciar sesión' },
  { to: '/registrar', label: 'Crear cuenta' },
] as const;
const HOME = { to: '/', label: 'Inicio' } as const;

const SERVER_NOT_NOTIFIED = 'No pudimos avisar al servidor. Ciérrela de nuevo cuando tenga conexión.';

const greetingName = ({ name, nameCompany }: SessionUser): string => name || nameCompany || '';

function useDismiss(isOpen: boolean, close: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, close]);
  return { box, button };
}

/** Goes to '/' first: a guarded page would redirect to sign-in. */
function useLeave(onLeave: () => void): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving || pathname !== '/') return;
    setLeaving(false);
    signOut().catch(() => notify('info', 'Sesión cerrada en este equipo', SERVER_NOT_NOTIFIED));
  }, [isLeaving, pathname]);
  return () => {
    onLeave();
    setLeaving(true);
    navigate('/');
  };
}

function useMenuEntries(role: RoleId | null) {
  const { registry } = useRemotes();
  const entries = useMemo(() => remoteMenu(registry, role), [registry, role]);
  useEffect(() => publishMenu(entries), [entries]);
  return entries;
}

export function AccountMenu({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const close = useMemo(() => () => setOpen(false), []);
  const { box, button } = useDismiss(isOpen, close);
  const user = session.status === 'authenticated' ? session.user : null;
  const entries = useMenuEntries(user?.id_role ?? null);
  const leave = useLeave(close);
  useEffect(() => setOpen(false), [pathname]);
  const links = user
    ? [HOME, ...entries.filter(({ section }) => section === 'account')]
    : [...VISITOR_LINKS, HOME];
  const title = user ? `Bienvenido!, ${greetingName(user)}` : 'CONECTAR';
  return (
    <div ref={box} className={styles['account']}>
      <button
        ref={button}
        type="button"
        className={styles['accountButton']}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles['accountIcon']}>
          <LineIcon
            path="M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM4.5 20.5c.8-3.8 3.8-5.5 7.5-5.5s6.7 1.7 7.5 5.5"
            size={24}
            weight={2}
          />
        </span>
        <span className={styles['accountName']}>{title}</span>
      </button>
      {user ? null : (
        <noscript>
          <Link to="/login" className={styles['accountButton']}>
            CONECTAR
          </Link>
        </noscript>
      )}
      {/* The links are in the page only while the menu is open, so that the keyboard reaches nothing invisible. */}
      <nav
        id={menuId}
        aria-label={user ? 'Su cuenta' : 'Conectar'}
        hidden={!isOpen}
        className={styles['accountMenu']}
      >
        <p className={styles['accountTitle']} aria-hidden="true">
          {title}
        </p>
        <ul>
          {links.map(({ to, label }) => (
            <li key={`${to} ${label}`}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li>{schemeChoice}</li>
          {user ? (
            <li>
              <button type="button" onClick={leave}>
                Cerrar sesión
              </button>
            </li>
          ) : null}
        </ul>
      </nav>
    </div>
  );
}
