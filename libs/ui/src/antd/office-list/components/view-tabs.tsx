import type { ListView } from '../model/table-definition';
import { isSameView, type ChangeView, type TableView } from '../model/table-view';
import styles from './office-list.module.css';

interface ViewTabsProps {
  views: readonly ListView[];
  /** By name; a view without one shows none. */
  counts?: Readonly<Record<string, number>>;
  allText: string;
  view: TableView;
  onChange: ChangeView;
}

export function ViewTabs({ views, counts = {}, allText, view, onChange }: ViewTabsProps) {
  const tabs: readonly ListView[] = [{ name: allText, filters: {} }, ...views];
  return (
    <div role="group" aria-label="Vistas de la lista" className={styles.viewTabs}>
      {tabs.map(({ name, filters }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isSameView(view, filters)}
          onClick={() => onChange((latest) => ({ ...latest, page: 1, search: '', filters }))}
        >
          {name}
          {counts[name] !== undefined && <span className={styles.viewCount}> {counts[name]}</span>}
        </button>
      ))}
    </div>
  );
}
