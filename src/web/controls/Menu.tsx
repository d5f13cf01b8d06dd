/** Lists of acts, one below the other: each a button or a link with its icon. */
import { Icon, type IconName } from './Icon.tsx';
import './menu.css';

interface Props {
  readonly icon: IconName;
  readonly label: string;
}

export function MenuItem({ icon, label, run }: Props & { run: () => unknown }) {
  return (
    <li>
      <button type="button" class="menu-item" onClick={() => void run()}>
        <Icon name={icon} /> {label}
      </button>
    </li>
  );
}

interface LinkProps extends Props {
  readonly href: string;
  /** In a window of its own. */
  readonly apart?: boolean;
  readonly followed?: () => void;
}

export function MenuLink({ icon, label, href, apart = false, followed }: LinkProps) {
  return (
    <li>
      <a class="button menu-item" href={href} target={apart ? '_blank' : undefined} onClick={followed}>
        <Icon name={icon} /> {label}
      </a>
    </li>
  );
}
