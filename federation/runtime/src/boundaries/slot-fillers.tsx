import { useSession, type Registry, type Extension, type SlotRequest } from '@lacteos/remote-kit';
import { useRemotes } from '../remotes/remotes';
import { RemotePart } from './remote-part';
import styles from './slot-fillers.module.css';

interface Filler extends Extension {
  filledBy: string;
}

const fillersOf = (registry: Registry, slot: string, role: number | null): Filler[] =>
  Object.entries(registry.microFrontends)
    .flatMap(([filledBy, [version]]) =>
      (version?.extras.manifest?.fills ?? []).map((fill) => ({ ...fill, filledBy })),
    )
    .filter(({ remote, name }) => `${remote}/${name}` === slot)
    .filter(({ roles }) => !roles || (role !== null && roles.includes(role)))
    .sort((a, b) => a.order - b.order || a.filledBy.localeCompare(b.filledBy));

/**
 * Host of the remote kit's `Slot`. Each filler has its own boundary and gets the properties of its contract; without
 * them it is left out.
 */
export const SlotFillers = ({ remote, name, props }: SlotRequest) => {
  const { registry } = useRemotes();
  const session = useSession();
  const role = session.status === 'authenticated' ? session.user.id_role : null;
  const slot = `${remote}/${name}`;
  return fillersOf(registry, slot, role).map(({ filledBy, contract }) => {
    const given = props[contract];
    return (
      given && (
        <div key={filledBy} className={styles['place']} data-slot={slot} data-filled-by={filledBy}>
          <RemotePart remote={filledBy} name={slot} contract={contract} props={given} />
        </div>
      )
    );
  });
};
