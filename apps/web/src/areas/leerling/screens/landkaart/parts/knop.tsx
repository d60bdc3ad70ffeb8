import { Icon } from '@spelrijk/ui/icon';
import type { ReactElement, RefObject } from 'react';
import css from './knop.module.css';

interface KnopProps {
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly icon: string;
  /** The words under it. */
  readonly kort: string;
  /** For what opens a laatje: whether that is open. */
  readonly open?: boolean;
  readonly onClick: () => void;
}

/** A round button on the map, with its name in words under it. */
export function Knop({ ref, icon, kort, open, onClick }: KnopProps): ReactElement {
  return (
    <button ref={ref} type="button" className={css['knop']} data-knop="" aria-expanded={open} onClick={onClick}>
      <span className={css['rond']}>
        <Icon path={icon} />
      </span>
      <span className={css['kort']}>{kort}</span>
    </button>
  );
}
