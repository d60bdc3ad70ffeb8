import Button from '@mui/material/Button';
import type { Opdracht } from '@spelrijk/contract/opdrachten';
import { opdrachtTeksten } from '@spelrijk/teksten/opdrachten';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { useDates } from '../../../shared/date/use-dates.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePathParams } from '../params.ts';
import css from './opdrachten.module.css';
import { type Doel, opdrachtenQuery, useMagZetten, useOpdrachten } from './queries.ts';

type Leerling = Opdracht['leerlingen'][number];

/** How one leerling began and what came of it. */
function Uitkomst({ leerling: { roepnaam, begin, sinds, terug }, dag }: { readonly leerling: Leerling; readonly dag: string | null }) {
  const { t } = useTexts(opdrachtTeksten);
  const parts = [
    begin.antwoorden > 0 ? t('loopt.begin', begin) : t('loopt.beginLeeg'),
    sinds.antwoorden > 0 ? t('loopt.sinds', sinds) : t('loopt.sindsLeeg'),
    ...(terug ? [t('loopt.terug', terug)] : dag === null ? [] : [t('loopt.terugOp', { dag })]),
  ];
  return (
    <li>
      <strong>{roepnaam}</strong> {parts.join(' · ')}
    </li>
  );
}

function kopVan({ van, tot, gestopt }: Opdracht, vandaag: string): 'oefent' | 'straks' | 'voorbij' | 'gestopt' {
  if (gestopt) return 'gestopt';
  if (tot < vandaag) return 'voorbij';
  return van > vandaag ? 'straks' : 'oefent';
}

interface RijProps {
  readonly opdracht: Opdracht;
  readonly vandaag: string;
  /** Null: all of them. */
  readonly wie: ReadonlySet<string> | null;
}

function Rij({ opdracht, vandaag, wie }: RijProps) {
  const { t } = useTexts(opdrachtTeksten);
  const plek = usePathParams();
  const { adminId, groepId } = plek;
  const dates = useDates();
  const { stop } = useOpdrachten({ adminId, groepId });
  const mayStop = useMagZetten();
  const kop = kopVan(opdracht, vandaag);
  const words = { naam: opdracht.naam, van: dates.short(opdracht.van), tot: dates.short(opdracht.tot) };
  const { terug } = opdracht;
  return (
    <li className={css['opdracht']} data-loopt={kop === 'oefent'}>
      <div className={css['opdrachtkop']}>
        <strong>{t(`loopt.${kop}`, words)}</strong>
        {opdracht.door !== '' && <span>{t('loopt.door', { naam: opdracht.door })}</span>}
        {terug && opdracht.leerlingen.some((leerling) => leerling.terug) && (
          <Link
            to={href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId/verslag', { adminId, groepId, dicteeId: terug.dicteeId })}
          >
            {t('loopt.verslag')}
          </Link>
        )}
        {mayStop && (kop === 'oefent' || kop === 'straks') && (
          <Button
            size="small"
            variant="text"
            disabled={stop.isPending}
            aria-label={t('loopt.stopVan', { naam: opdracht.naam })}
            onClick={() => stop.mutate(opdracht.id)}
          >
            {t('loopt.stop')}
          </Button>
        )}
      </div>
      <ul>
        {opdracht.leerlingen
          .filter(({ id }) => wie === null || wie.has(id))
          .map((leerling) => (
            <Uitkomst key={leerling.id} leerling={leerling} dag={terug && !opdracht.gestopt ? dates.short(terug.dag) : null} />
          ))}
      </ul>
    </li>
  );
}

/** What runs and ran for these leerlingen and this rule; without a `doel` for the whole groep. Nothing when there is nothing. */
export function Loopt({ doel = null, titel = false }: { readonly doel?: Doel | null; readonly titel?: boolean }) {
  const { t } = useTexts(opdrachtTeksten);
  const { adminId, groepId } = usePathParams();
  const { data } = useQuery(opdrachtenQuery({ adminId, groepId }));
  if (!data) return null;
  const wie = doel && new Set(doel.leerlingen.map(({ id }) => id));
  const eigen = data.opdrachten.filter(
    ({ categorie, leerlingen }) => doel === null || (categorie === doel.categorie && leerlingen.some(({ id }) => wie?.has(id))),
  );
  if (eigen.length === 0) return null;
  return (
    <>
      {titel && <h3>{t('loopt.titel')}</h3>}
      <ul className={css['opdrachten']}>
        {eigen.map((opdracht) => (
          <Rij key={opdracht.id} opdracht={opdracht} vandaag={data.vandaag} wie={wie} />
        ))}
      </ul>
    </>
  );
}
