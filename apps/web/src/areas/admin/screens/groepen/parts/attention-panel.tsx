import type { GroepKort, WieEerst } from '@spelrijk/contract/groepen';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { restKey } from '../../../aandacht.ts';
import { usePathParams } from '../../../params.ts';
import { AttentionList } from '../../../parts/attention-list.tsx';
import css from '../../../parts/attention-list.module.css';
import panel from '../../../parts/parts.module.css';

interface AttentionPanelProps {
  readonly groepen: readonly GroepKort[];
  /** They come with the groepen themselves: a list that came in later would move what stands below it from under a finger. */
  readonly eerst: readonly WieEerst[];
}

/** Where the leerlingen are that did not fit in the list. */
function Others({ groepen, eerst }: AttentionPanelProps) {
  const { t } = useTexts(adminTeksten);
  const { adminId } = usePathParams();
  const left = groepen
    .map((groep) => ({ groep, count: groep.aandacht - eerst.filter(({ groepId }) => groepId === groep.id).length }))
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

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const rust = (groepen: readonly GroepKort[]) =>
  restKey(sum(groepen.map(({ leerlingen }) => leerlingen)), sum(groepen.map(({ geoefendWeek }) => geoefendWeek)));

/** The first question of every day: who needs me, and for what. */
export function AttentionPanel({ groepen, eerst }: AttentionPanelProps) {
  const { t } = useTexts(adminTeksten);
  const naamVan = new Map(groepen.map(({ id, naam }) => [id, naam]));
  const rows = eerst.map(({ groepId, leerling }) => ({ groepId, leerling, groepNaam: naamVan.get(groepId) ?? '' }));
  return (
    <section className={panel['paneel']}>
      <h2>{t('aandacht.titel')}</h2>
      {rows.length === 0 ? (
        <p>{t(rust(groepen))}</p>
      ) : (
        <>
          <AttentionList rows={rows} />
          <Others groepen={groepen} eerst={eerst} />
        </>
      )}
    </section>
  );
}
