import type { Klassenplaat, Plaatstand } from '@spelrijk/contract/klassenplaten';
import { klassenplaatTeksten } from '@spelrijk/teksten/klassenplaat';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { Tekening } from '../../../../shared/klassenplaat/tekening.tsx';
import { plaatOf, usePlaattitel } from '../../../../shared/klassenplaat/use-plaattitel.ts';
import { countDelen } from '../../../../shared/klassenplaat/volgorde.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import type { Line } from '../../audio/speak.ts';
import { klassenplaatQuery } from '../../klassenplaat/query.ts';
import { Page } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath } from '../../paths.ts';
import { useTooi } from '../../tooi/use-tooi.ts';
import css from './klassenplaat.module.css';

export const meta = () => pageTitle(klassenplaatTeksten, 'kind.titel');

/** From here on a picture is nearly whole. */
const BIJNA = 0.9;

/** The picture that the groep builds together, and those that are whole. */
export default function KlassenplaatScreen() {
  const { t } = useTexts(klassenplaatTeksten, leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const { data, error, refetch } = useQuery(klassenplaatQuery(leerlingId));
  if (isNotFound(error)) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('klassenplaat:kind.terug')} />;
  if (error) return <TryAgain message={t('klassenplaat:kind.fout')} detail={error.message} onRetry={() => void refetch()} />;
  return data ? <Platen leerlingId={leerlingId} data={data} /> : <Waiting text={t('leerling:laden')} />;
}

/** What is said about how far it is; of each other nothing is said. */
function standOf({ nu, klaar }: Klassenplaat) {
  if (nu.stukjes === 0) return { key: klaar.length > 0 ? 'kind.vorige' : 'kind.leeg' } as const;
  if (nu.stukjes >= nu.totaal * BIJNA) return { key: 'kind.bijna' } as const;
  return { key: 'gekleurd', values: { count: countDelen(nu), totaal: plaatOf(nu.plaat).delen } } as const;
}

const spoken = (key: string, values?: Readonly<Record<string, number>>): Line => [`klassenplaat:${key}`, values];

function Platen({ leerlingId, data }: { readonly leerlingId: string; readonly data: Klassenplaat }) {
  const { t } = useTexts(klassenplaatTeksten);
  const titelOf = usePlaattitel();
  const nacht = useTooi().tooi !== 'dag';
  const { nu, klaar, van } = data;
  const [nummer, setNummer] = useState(nu.nummer);
  const toon = klaar.find((plaat) => plaat.nummer === nummer) ?? nu;
  const stand = standOf(data);
  const [titel, uitleg] = van === 'thuis' ? (['kind.titelThuis', 'kind.uitlegThuis'] as const) : (['kind.titel', 'kind.uitleg'] as const);
  const hear = [spoken(titel), spoken(uitleg), titelOf(nu.plaat).titel, spoken(stand.key, stand.values)];
  return (
    <Page leerlingId={leerlingId} title={t(titel)} hear={hear}>
      <figure className={css['plaat']}>
        <span className={css['lijst']}>
          <Tekening
            plaat={toon.plaat}
            stukjes={toon.stukjes}
            perDeel={toon.perDeel}
            title={titelOf(toon.plaat).beeld}
            nacht={nacht}
            wijst
          />
        </span>
        <figcaption>
          <strong>{titelOf(toon.plaat).titel}</strong>
          {toon === nu && <span>{stand.key === 'gekleurd' ? t(stand.key, stand.values) : t(stand.key)}</span>}
        </figcaption>
      </figure>
      <p className={css['uitleg']}>{t(uitleg)}</p>
      {klaar.length > 0 && <Galerij platen={[nu, ...klaar]} toon={toon} nacht={nacht} onToon={setNummer} />}
    </Page>
  );
}

interface GalerijProps {
  readonly platen: readonly Plaatstand[];
  readonly toon: Plaatstand;
  readonly nacht: boolean;
  readonly onToon: (nummer: number) => void;
}

function Galerij({ platen, toon, nacht, onToon }: GalerijProps) {
  const { t } = useTexts(klassenplaatTeksten);
  const titelOf = usePlaattitel();
  return (
    <section aria-labelledby="platen-af">
      <h2 id="platen-af" className={css['kop']}>
        {t('kind.klaar')}
      </h2>
      <ul className={css['galerij']}>
        {platen.map(({ nummer, plaat, stukjes, perDeel }) => (
          <li key={nummer}>
            <button type="button" aria-pressed={nummer === toon.nummer} onClick={() => onToon(nummer)}>
              <Tekening plaat={plaat} stukjes={stukjes} perDeel={perDeel} title={titelOf(plaat).titel} nacht={nacht} />
              <span aria-hidden="true">{titelOf(plaat).titel}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
