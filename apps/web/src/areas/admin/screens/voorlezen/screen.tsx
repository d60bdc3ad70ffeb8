import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { usePlankniveau } from '../../../../shared/categorie/niveau.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { Empty } from '../../../../shared/list/empty.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb, leerlingCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { openPlanken, type Plank, plankenQuery } from '../../parts/planken.ts';
import { Unready } from '../../parts/unready.tsx';
import { luisterPath, voorlezingenQuery, type LeerlingPlek } from '../../voorlezen.ts';
import { Luisterscherm } from './luisteren.tsx';
import css from '../../luister/luister.module.css';

export const meta = () => pageTitle(voorlezenTeksten, 'luister.pagina');
export const handle: Crumbs = { crumbs: [groepCrumb, leerlingCrumb, crumb(voorlezenTeksten, 'luister.pagina')] };

const tekstQuery = (plek: LeerlingPlek, tekstId: string) =>
  queryOptions({
    queryKey: ['voorleestekst', plek.leerlingId, tekstId],
    queryFn: () => call('readVoorleestekst', { params: { ...plek, tekstId } }),
  });

function Planken({ planken, naam, plek }: { readonly planken: readonly Plank[]; readonly naam: string; readonly plek: LeerlingPlek }) {
  const { t } = useTexts(voorlezenTeksten);
  const plankniveau = usePlankniveau();
  if (planken.length === 0) return <Empty title={t('luister.geen', { naam })} />;
  return (
    <>
      {planken.map((plank) => (
        <section key={plank.id} className={css['vel']}>
          <h2>{t('luister.plank', { niveau: plankniveau(plank) })}</h2>
          <ul>
            {plank.boeken.map(({ id, titel }) => (
              <li key={id}>
                <Link to={luisterPath(plek, { tekst: id, moment: null })}>{titel}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Choose({ plek }: { readonly plek: LeerlingPlek }) {
  const { t } = useTexts(voorlezenTeksten);
  const wie = useQuery(voorlezingenQuery(plek));
  const planken = useQuery({ ...plankenQuery(plek.leerlingId), select: openPlanken });
  if (!wie.data || !planken.data)
    return <Unready error={wie.error ?? planken.error} onRetry={() => void Promise.all([wie.refetch(), planken.refetch()])} />;
  const naam = wie.data.roepnaam;
  return (
    <>
      <ScreenHead title={t('luister.titel', { naam })} text={t('luister.kiesUitleg', { naam })} />
      <Planken planken={planken.data} naam={naam} plek={plek} />
    </>
  );
}

function Tekst({ plek, tekstId, momentId }: { readonly plek: LeerlingPlek; readonly tekstId: string; readonly momentId: string | null }) {
  const { t } = useTexts(voorlezenTeksten);
  const [keer, setKeer] = useState(0);
  const { data, error, refetch } = useQuery(tekstQuery(plek, tekstId));
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenHead title={t('luister.titel', { naam: data.roepnaam })} />
      <Luisterscherm key={keer} plek={plek} tekst={data} momentId={momentId} onAgain={() => setKeer(keer + 1)} />
    </>
  );
}

/** Listening to one child: with a text of the address, else to be chosen. */
export default function VoorlezenScreen() {
  const plek = usePathParams();
  const [search] = useSearchParams();
  const tekst = search.get('tekst');
  if (tekst === null) return <Choose plek={plek} />;
  return <Tekst key={`${plek.leerlingId} ${tekst}`} plek={plek} tekstId={tekst} momentId={search.get('moment')} />;
}
