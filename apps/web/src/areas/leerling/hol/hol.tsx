import { holVan, type Holvorm } from '@spelrijk/domain/hol';
import { BlobFigure } from '@spelrijk/ui/blob';
import type { ReactElement } from 'react';
import css from './hol.module.css';
import { VORMEN } from './vormen.tsx';

/** Middle of the door, where that is not the middle of the hol. */
const DEUR: Partial<Record<Holvorm, number>> = { schoen: 50, laars: 66 };

interface HolProps {
  readonly nummer: number;
  /** Who looks out of the door. */
  readonly bewoner?: number | undefined;
  readonly className?: string | undefined;
}

/** Where a blob lives, drawn in a box of 160 x 140. By night its windows are lit. */
export function Hol({ nummer, bewoner, className = '' }: HolProps): ReactElement | null {
  const hol = holVan(nummer);
  if (!hol) return null;
  const Vorm = VORMEN[hol.vorm];
  const x = DEUR[hol.vorm] ?? 80;
  return (
    <svg viewBox="0 0 160 140" className={`${css['hol']} ${className}`} aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="129" rx="72" ry="7" fill="var(--inkt)" opacity="0.14" stroke="none" />
      <Vorm wand={hol.wand} dak={hol.dak} />
      <path className={css['deur']} d={`M${x - 17} 128V104a17 17 0 0 1 34 0v24z`} />
      {bewoner !== undefined && (
        <svg x={x - 15} y="95" width="30" height="33" className={css['bewoner']}>
          <BlobFigure seed={bewoner} />
        </svg>
      )}
    </svg>
  );
}

/** The shape of a hol that is not there yet. */
export function HolSchaduw({ nummer }: { readonly nummer: number }): ReactElement {
  return (
    <span className={css['schaduw']}>
      <Hol nummer={nummer} />
    </span>
  );
}
