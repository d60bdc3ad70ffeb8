import Skeleton from '@mui/material/Skeleton';
import type { GroepKort } from '@spelrijk/contract/groepen';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { CSSProperties } from 'react';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { mostAttention, restKey, urgency } from '../../../aandacht.ts';
import { usePathParams } from '../../../params.ts';
import { AttentionList, type AttentionRow } from '../../../parts/attention-list.tsx';
import css from '../../../parts/attention-list.module.css';
import panel from '../../../parts/parts.module.css';
import { groepQuery } from '../../../queries.ts';

/** Enough for one look; the rest stands in the groep itself. */
const MAX_ROWS = 6;

/** The leerlingen who need the teacher most, from the groepen where most of them are; null while they load. */
function useRows(groepen: readonly GroepKort[]): readonly AttentionRow[] | null {
  const { adminId } = usePathParams();
  const results = useQueries({ queries: mostAttention(groepen).map(({ id }) => groepQuery(adminId, id)) });
  if (results.some(({ isPending }) => isPending)) return null;
  return results
    .flatMap(({ data }) => data?.leerlingen.map((leerling) => ({ groepId: data.groep.id, groepNaam: data.groep.naam, leerling })) ?? [])
    .filter(({ leerling }) => leerling.aandacht.length > 0)
    .sort((a, b) => urgency(b.leerling.aandacht) - urgency(a.leerling.aandacht))
    .slice(0, MAX_ROWS);
}

interface OthersProps {
  readonly groepen: readonly GroepKort[];
  readonly rows: readonly AttentionRow[];
}

/** Where the leerlingen are that did not fit in the list. */
function Others({ groepen, rows }: OthersProps) {
  const { t } = useTexts(adminTeksten);
  const { adminId } = usePathParams();
  const left = groepen
    .map((groep) => ({ groep, count: groep.aandacht - rows.filter(({ groepId }) => groepId === groep.id).length }))
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

/** As high as the list is going to be, so that what stands below it stays where it is when a finger is on its way. */
function Coming({ groepen }: { readonly groepen: readonly GroepKort[] }) {
  const all = groepen.reduce((sum, { aandacht }) => sum + aandacht, 0);
  const count = Math.min(all, MAX_ROWS);
  const style: CSSProperties & Record<'--rijen', number> = { '--rijen': count };
  return (
    <>
      <div className={css['straks']} style={style}>
        <Skeleton variant="rounded" height="100%" />
      </div>
      {all > count && <p className={css['meer']}>&nbsp;</p>}
    </>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const rust = (groepen: readonly GroepKort[]) =>
  restKey(sum(groepen.map(({ leerlingen }) => leerlingen)), sum(groepen.map(({ geoefendWeek }) => geoefendWeek)));

/** The first question of every day: who needs me, and for what. */
export function AttentionPanel({ groepen }: { readonly groepen: readonly GroepKort[] }) {
  const { t } = useTexts(adminTeksten);
  // Deferred: the list is drawn in small pieces of work.
  const rows = useDeferredValue(useRows(groepen));
  return (
    <section className={panel['paneel']} aria-busy={rows === null}>
      <h2>{t('aandacht.titel')}</h2>
      {rows === null && <Coming groepen={groepen} />}
      {rows?.length === 0 && <p>{t(rust(groepen))}</p>}
      {rows !== null && rows.length > 0 && (
        <>
          <AttentionList rows={rows} />
          <Others groepen={groepen} rows={rows} />
        </>
      )}
    </section>
  );
}
