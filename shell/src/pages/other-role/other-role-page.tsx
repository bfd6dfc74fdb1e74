import { isAdministrator, roleLabel } from '@lacteos/contracts/reference/roles';
import { useSession } from '@lacteos/remote-kit';
import { buttonClass } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { PageSection } from '../../layout/page-section';

interface OtherRolePageProps {
  title: string;
  roles: readonly number[];
}

const listed = new Intl.ListFormat('es', { type: 'disjunction' });

/** Replaces a page that the user's role may not open. */
export function OtherRolePage({ title, roles }: OtherRolePageProps) {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  const { id_role: role } = session.user;
  return (
    <PageSection>
      <h1>Esta página es para otro rol</h1>
      <p>
        «{title}» la abre quien tiene el rol {listed.format(roles.map(roleLabel))}. El suyo es{' '}
        {roleLabel(role)}. Si la necesita, pida a quien administra los usuarios que cambie su rol.
      </p>
      <Link to={isAdministrator(role) ? '/admin/dashboard' : '/'} className={buttonClass()}>
        {isAdministrator(role) ? 'Ir al tablero' : 'Volver al inicio'}
      </Link>
    </PageSection>
  );
}
