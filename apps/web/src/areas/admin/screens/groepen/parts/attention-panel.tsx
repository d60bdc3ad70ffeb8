import type { GroepKort, GroepLeerling } from '@spelrijk/contract/groepen';
import { BlobFigure } from '@spelrijk/ui/blob';
import { useQueries } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { urgency } from '../../../aandacht.ts';
import { usePathParams } from '../../../params.ts';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import panel from '../../../parts/parts.module.css';
import { Reasons } from '../../../parts/reasons.tsx';
import { groepQuery } from '../../../queries.ts';
import css from '../groepen.module.css';

/** Enough for one look; the rest stands in the groep itself. */
const MAX_ROWS = 6;
const MAX_GROEPEN = 6;

interface Row {
  readonly groep: GroepKort;
  readonly leerling: GroepLeerling;
}

/** The leerlingen who need the teacher most, from the groepen where most of them are. */
function useRows(groepen: readonly GroepKort[]): readonly Row[] | null {
  const { adminId } = usePathParams();
  const chosen = [...groepen].sort((a, b) => b.aandacht - a.aandacht).filter(({ aandacht }) => aandacht > 0).slice(0, MAX_GROEPEN);
  const results = useQueries({ queries: chosen.map(({ id }) => groepQuery(adminId, id)) });
  if (results.some(({ isPending }) => isPending)) return null;
  return results
    .flatMap(({ data }) => data?.leerlingen.filter(({ aandacht }) => aandacht.length > 0).map((leerling) => ({ groep: data.groep, leerling })) ?? [])
    .sort((a, b) => urgency(b.leerling.aandacht) - urgency(a.leerling.aandacht))
    .slice(0, MAX_ROWS);
}

function AttentionRow({ groep, leerling }: Row) {
  return (
    <li className={css['rij']}>
      <BlobFigure seed={leerling.figuur} className={css['figuur'] ?? ''} />
      <div className={css['wie']}>
        <LeerlingLink groepId={groep.id} leerling={leerling} />
        <span className={css['groep']}>{groep.naam}</span>
      </div>
      <Reasons reasons={leerling.aandacht.slice(0, 2)} advice />
    </li>
  );
}

/** Where the leerlingen are that did not fit in the list. */
function Others({ groepen, rows }: { readonly groepen: readonly GroepKort[]; readonly rows: readonly Row[] }) {
  const { t } = useTranslation('admin');
  const { adminId } = usePathParams();
  const left = groepen
    .map((groep) => ({ groep, count: groep.aandacht - rows.filter((row) => row.groep.id === groep.id).length }))
    .filter(({ count }) => count > 0);
  return (
    <p className={css['meer']}>
      {left.map(({ groep, count }) => (
        <Link key={groep.id} className={panel['link'] ?? ''} to={href('/admins/:adminId/groepen/:groepId', { adminId, groepId: groep.id })}>
          {t('aandacht.meer', { count, groep: groep.naam })}
        </Link>
      ))}
    </p>
  );
}

/** The first question of every day: who needs me, and for what. */
export function AttentionPanel({ groepen }: { readonly groepen: readonly GroepKort[] }) {
  const { t } = useTranslation('admin');
  const rows = useRows(groepen);
  return (
    <section className={panel['paneel']} aria-busy={rows === null}>
      <h2>{t('aandacht.titel')}</h2>
      {rows === null && <Skeleton variant="rounded" height={160} />}
      {rows?.length === 0 && <p>{t('aandacht.niemand')}</p>}
      {rows !== null && rows.length > 0 && (
        <>
          <ul className={css['lijst']}>
            {rows.map((row) => (
              <AttentionRow key={row.leerling.id} {...row} />
            ))}
          </ul>
          <Others groepen={groepen} rows={rows} />
        </>
      )}
    </section>
  );
}
