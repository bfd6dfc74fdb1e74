import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  BellOutlined,
  BookOutlined,
  CalendarOutlined,
  CarOutlined,
  CloudUploadOutlined,
  DashboardOutlined,
  DollarOutlined,
  FileTextOutlined,
  GiftOutlined,
  IdcardOutlined,
  InboxOutlined,
  MailOutlined,
  ProfileOutlined,
  RollbackOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingOutlined,
  StarOutlined,
  TagsOutlined,
  TeamOutlined,
  ToolOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { MenuIcon } from '@lacteos/contracts/menu-icons';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import styles from './office.module.css';

/** An entry of the office's menu. */
export interface OfficePage {
  to: string;
  label: string;
  icon?: string;
  /** Heading that the entry stands under; without one it stands before all headings. */
  group?: string;
  /** Route paths of the pages without an entry of their own that stand under this one. */
  covers?: readonly string[];
}

const ICONS: Readonly<Record<MenuIcon, ComponentType>> = {
  audit: AuditOutlined,
  'bar-chart': BarChartOutlined,
  bell: BellOutlined,
  book: BookOutlined,
  calendar: CalendarOutlined,
  car: CarOutlined,
  'cloud-upload': CloudUploadOutlined,
  dashboard: DashboardOutlined,
  dollar: DollarOutlined,
  'file-text': FileTextOutlined,
  gift: GiftOutlined,
  idcard: IdcardOutlined,
  inbox: InboxOutlined,
  mail: MailOutlined,
  profile: ProfileOutlined,
  rollback: RollbackOutlined,
  setting: SettingOutlined,
  shop: ShopOutlined,
  shopping: ShoppingOutlined,
  star: StarOutlined,
  tags: TagsOutlined,
  team: TeamOutlined,
  tool: ToolOutlined,
  wallet: WalletOutlined,
};

const isMenuIcon = (icon = ''): icon is MenuIcon => Object.hasOwn(ICONS, icon);

/** The icon of an entry; one without, or with one that a later release has added, gets a plain one. */
export function OfficePageIcon({ icon }: Pick<OfficePage, 'icon'>) {
  const Icon = (isMenuIcon(icon) ? ICONS[icon] : AppstoreOutlined) as ComponentType<{
    className?: string;
    'aria-hidden': boolean;
  }>;
  return <Icon aria-hidden className={styles.icon} />;
}

/** Entries of one heading. */
export interface OfficeGroup {
  name: string | null;
  pages: OfficePage[];
}

/** The entries by heading, each heading where its first entry stands. */
export function groupsOf(pages: readonly OfficePage[]): OfficeGroup[] {
  const groups: OfficeGroup[] = [];
  for (const page of pages) {
    const name = page.group ?? null;
    const known = groups.find((group) => group.name === name);
    if (known) known.pages.push(page);
    else groups.push({ name, pages: [page] });
  }
  return groups.sort((a, b) => Number(a.name !== null) - Number(b.name !== null));
}

/** The address of the entry under which a page stands: its own, otherwise the one that covers it. */
export const entryOf = (pages: readonly OfficePage[], pathname: string): string | undefined =>
  (
    pages.find(({ to }) => to === pathname) ??
    pages.find(({ covers = [] }) => covers.some((path) => matchPath(path, pathname)))
  )?.to;
