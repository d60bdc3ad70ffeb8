import { mdiBookmark, mdiCheck } from '@mdi/js';
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { voorleesbladTeksten } from '@spelrijk/teksten/voorleesblad';
import { Icon } from '@spelrijk/ui/icon';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { useToneel } from '../../audio/use-regie.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Page } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath, planktekstPath, voorlezenPath, woordrijenPath } from '../../paths.ts';
import { beurtenSent } from '../../queue/reading.ts';
import { Klaargezet } from './klaargezet.tsx';
import css from './leesplank.module.css';

export const meta = () => pageTitle(leerlingLezenTeksten, 'plank.titel');

type Plank = Output<Api['readLeesplank']>['planken'][number];

const plankQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'leesplank'],
    queryFn: async () => {
      await beurtenSent();
      return call('readLeesplank', { params: { leerlingId } });
    },
    // What was just read stands on it at once.
    gcTime: 0,
    staleTime: 0,
  });

type Boek = Plank['boeken'][number];

type Zoek = 'alles' | 'dieren' | 'lachen' | 'spannend' | 'weten' | 'rijmen' | 'doen';

/** What a child may look for; a choice without books is not offered. */
const ZOEKT: Readonly<Record<Zoek, (boek: Boek) => boolean>> = {
  alles: () => true,
  dieren: ({ interesses }) => interesses.includes('dieren'),
  lachen: ({ interesses }) => interesses.includes('lachen'),
  spannend: ({ interesses }) => interesses.includes('spannend'),
  weten: ({ soort }) => soort === 'weettekst',
  rijmen: ({ soort }) => soort === 'gedicht',
  doen: ({ soort }) => soort === 'doetekst',
};
const ALLE_ZOEK: readonly Zoek[] = ['alles', 'dieren', 'lachen', 'spannend', 'weten', 'rijmen', 'doen'];

export default function LeesplankScreen() {
  const { t } = useTexts(leerlingLezenTeksten, leerlingTeksten);
  const { t: blad } = useTexts(voorleesbladTeksten);
  useToneel(null);
  const { leerlingId = '' } = useParams();
  const [zoek, setZoek] = useState<Zoek>('alles');
  const { data, error, refetch } = useQuery(plankQuery(leerlingId));
  if (isNotFound(error)) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('leerling:venster.terug')} />;
  if (error) return <TryAgain message={t('plank.fout')} detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting text={t('leerling:laden')} />;
  const { planken, verder } = data;
  const uitleg = planken.length === 0 ? 'plank.leeg' : 'plank.uitleg';
  const boeken = planken.flatMap((plank) => plank.boeken);
  const past = ZOEKT[zoek];
  const verderBoeken = verder.flatMap((id) => boeken.find((boek) => boek.id === id) ?? []);
  const getoond = planken.map((plank) => ({ ...plank, boeken: plank.boeken.filter(past) })).filter((plank) => plank.boeken.length > 0);
  const keuzes = ALLE_ZOEK.filter((keus) => boeken.some((boek) => ZOEKT[keus](boek)));
  return (
    <Page
      leerlingId={leerlingId}
      title={t('plank.titel')}
      hear={[t('plank.titel'), t(uitleg)]}
      aside={
        <>
          {/* A document of its own: only there the browser may ask for the microphone. */}
          <Link className={css['rijen']} to={voorlezenPath(leerlingId)} reloadDocument>
            {blad('titel')}
          </Link>
          <Link className={css['rijen']} to={woordrijenPath(leerlingId)}>
            {t('plank.rijen')}
          </Link>
        </>
      }
    >
      <p className={css['uitleg']}>{t(uitleg)}</p>
      <Klaargezet leerlingId={leerlingId} />
      {verderBoeken.length > 0 && (
        <Shelf leerlingId={leerlingId} plank={{ id: 'verder', naam: t('plank.verder'), stand: 'open', boeken: verderBoeken }} />
      )}
      {keuzes.length > 1 && <Zoeker keuzes={keuzes} nu={zoek} onKies={setZoek} />}
      {getoond.map((plank) => (
        <Shelf key={plank.id} leerlingId={leerlingId} plank={plank} />
      ))}
    </Page>
  );
}

interface ZoekerProps {
  readonly keuzes: readonly Zoek[];
  readonly nu: Zoek;
  readonly onKies: (zoek: Zoek) => void;
}

function Zoeker({ keuzes, nu, onKies }: ZoekerProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  return (
    <fieldset className={css['zoek']}>
      <legend>{t('plank.zoek')}</legend>
      {keuzes.map((keus) => (
        <label key={keus}>
          <input type="radio" name="zoek" checked={keus === nu} onChange={() => onKies(keus)} />
          {t(`plank.soort.${keus}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Shelf({ leerlingId, plank }: { readonly leerlingId: string; readonly plank: Plank }) {
  const { t } = useTexts(leerlingLezenTeksten);
  return (
    <section className={css['plank']} aria-labelledby={`plank-${plank.id}`}>
      <h2 id={`plank-${plank.id}`}>{plank.naam}</h2>
      <ul className={css['boeken']}>
        {plank.boeken.map(({ id, titel, soort, reeks, woorden, keer, bezig }) => (
          <li key={id}>
            <Link to={planktekstPath(leerlingId, id)}>
              <strong>{titel}</strong>
              <span>
                {reeks ? t('plank.deel', reeks) : t(`plank.soorten.${soort}`)} · {t('plank.woorden', { count: woorden })}
              </span>
              {(bezig || keer > 0) && <Stand bezig={bezig} keer={keer} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether it was begun or read, in words and never in a colour only. */
function Stand({ bezig, keer }: { readonly bezig: boolean; readonly keer: number }) {
  const { t } = useTexts(leerlingLezenTeksten);
  return (
    <span className={css['stand']} data-bezig={bezig}>
      <Icon path={bezig ? mdiBookmark : mdiCheck} size={18} /> {bezig ? t('plank.bezig') : t('plank.gelezen', { count: keer })}
    </span>
  );
}
