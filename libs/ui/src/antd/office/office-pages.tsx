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

export interface OfficePage {
  to: string;
  label: string;
  icon?: string;
  group?: string;
  /** Route paths of pages without an entry of their own. */
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

/** A missing or unknown icon becomes a plain one: later releases may add some. */
export function OfficePageIcon({ icon }: Pick<OfficePage, 'icon'>) {
  const Icon = (isMenuIcon(icon) ? ICONS[icon] : AppstoreOutlined) as ComponentType<{
    className?: string;
    'aria-hidden': boolean;
  }>;
  return <Icon aria-hidden className={styles.icon} />;
}

export interface OfficeGroup {
  name: string | null;
  pages: OfficePage[];
}

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

export const entryOf = (pages: readonly OfficePage[], pathname: string): string | undefined =>
  (
    pages.find(({ to }) => to === pathname) ??
    pages.find(({ covers = [] }) => covers.some((path) => matchPath(path, pathname)))
  )?.to;
