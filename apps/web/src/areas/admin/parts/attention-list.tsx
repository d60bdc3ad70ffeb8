import type { Aandacht } from '@spelrijk/contract/groepen';
import { BlobFigure } from '@spelrijk/ui/blob';
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

/** Leerlingen who need the teacher, each with why and what to do. */
export function AttentionList({ rows }: { readonly rows: readonly AttentionRow[] }) {
  return (
    <ul className={css['lijst']}>
      {rows.map(({ groepId, groepNaam, leerling }) => (
        <li key={leerling.id} className={css['rij']}>
          <div className={css['figuur']}>
            <BlobFigure seed={leerling.figuur} />
          </div>
          <div className={css['wie']}>
            <LeerlingLink groepId={groepId} leerling={leerling} />
            {groepNaam !== undefined && <span className={css['groep']}>{groepNaam}</span>}
          </div>
          <Reasons reasons={leerling.aandacht.slice(0, MAX_REASONS)} />
        </li>
      ))}
    </ul>
  );
}
