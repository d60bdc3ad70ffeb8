import type { Aandacht } from '@spelrijk/contract/groepen';
import { BlobFigure } from '@spelrijk/ui/blob';
import type { ComponentType } from 'react';
import css from './attention-list.module.css';
import { LeerlingLink } from './leerling-link.tsx';
import { Reasons } from './reasons.tsx';

export interface AttentionRow {
  readonly groepId: string;
  /** Under the name, where leerlingen of several groepen stand together. */
  readonly groepNaam?: string;
  readonly leerling: {
    readonly id: string;
    readonly roepnaam: string;
    readonly achternaam: string;
    readonly figuur: number;
    readonly aandacht: readonly Aandacht[];
  };
}

/** Two reasons are enough to act on; the rest stands on the leerling's own page. */
const MAX_REASONS = 2;

interface AttentionListProps {
  readonly rows: readonly AttentionRow[];
  /** What is pressed to do it. */
  readonly hand?: ComponentType<AttentionRow>;
}

/** Leerlingen who need the teacher, each with why and what to do. */
export function AttentionList({ rows, hand: Hand }: AttentionListProps) {
  return (
    <ul className={css['lijst']}>
      {rows.map((row) => {
        const { groepId, groepNaam, leerling } = row;
        return (
          <li key={leerling.id} className={css['rij']}>
            <div className={css['figuur']}>
              <BlobFigure seed={leerling.figuur} />
            </div>
            <div className={css['wie']}>
              <LeerlingLink groepId={groepId} leerling={leerling} />
              {groepNaam !== undefined && <span className={css['groep']}>{groepNaam}</span>}
            </div>
            <Reasons reasons={leerling.aandacht.slice(0, MAX_REASONS)} hand={Hand && <Hand {...row} />} />
          </li>
        );
      })}
    </ul>
  );
}
