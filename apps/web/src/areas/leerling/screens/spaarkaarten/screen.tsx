import type { Beloningen } from '@spelrijk/contract/beloningen';
import { SPAARKAARTEN, type Spaarblob, type Spaarkaart } from '@spelrijk/domain/spaarkaart';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useLooksOn } from '../../looks-on.ts';
import { Hear } from '../../parts/hear.tsx';
import { Page } from '../../parts/page.tsx';
import { Purse } from '../../parts/purse.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath } from '../../paths.ts';
import { beloningenQuery } from '../../queries.ts';
import { BigButton } from '@spelrijk/ui/big-button';
import { HolOpKaart } from '../../hol/op-kaart.tsx';
import { EggDialog } from './parts/egg-dialog.tsx';
import { BlobDialog } from './parts/blob-dialog.tsx';
import { BlobSpot } from './parts/blob-spot.tsx';
import { CardTabs } from './parts/card-tabs.tsx';
import css from './spaarkaarten.module.css';

export const meta = () => pageTitle(leerlingTeksten, 'sparen.titel');

export default function SpaarkaartenScreen() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const { data, error, refetch } = useQuery(beloningenQuery(leerlingId));
  if (isNotFound(error)) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('venster.terug')} />;
  if (error) return <TryAgain message={t('sparen.fout')} detail={error.message} onRetry={() => void refetch()} />;
  return data ? <Cards leerlingId={leerlingId} beloningen={data} /> : <Waiting text={t('laden')} />;
}

/** The card with the latest blob, so that one comes back to what one is filling. */
function startCard(blobs: readonly number[]): number {
  const begun = SPAARKAARTEN.findIndex(({ blobs: all }) => {
    const have = all.filter(({ nummer }) => blobs.includes(nummer)).length;
    return have > 0 && have < all.length;
  });
  return Math.max(0, begun);
}

function Cards({ leerlingId, beloningen }: { readonly leerlingId: string; readonly beloningen: Beloningen }) {
  const { t } = useTexts(leerlingTeksten);
  const [at, setAt] = useState(() => startCard(beloningen.blobs));
  const [chosen, setChosen] = useState<Spaarblob | null>(null);
  const [egg, setEgg] = useState(false);
  const card = SPAARKAARTEN[at];
  return (
    <Page
      leerlingId={leerlingId}
      title={t('sparen.titel')}
      hear={[['sparen.titel'], ['sparen.uitleg'], ['hoor.munten', { count: beloningen.munten }]]}
      aside={<Purse munten={beloningen.munten} />}
    >
      <CardTabs at={at} blobs={beloningen.blobs} onChoose={setAt} />
      {card && <Card leerlingId={leerlingId} card={card} beloningen={beloningen} onChoose={setChosen} onEgg={() => setEgg(true)} />}
      {card && egg && <EggDialog leerlingId={leerlingId} card={card} beloningen={beloningen} onClose={() => setEgg(false)} />}
      {chosen && <BlobDialog leerlingId={leerlingId} blob={chosen} beloningen={beloningen} onClose={() => setChosen(null)} />}
    </Page>
  );
}

interface CardProps {
  readonly leerlingId: string;
  readonly card: Spaarkaart;
  readonly beloningen: Beloningen;
  readonly onEgg: () => void;
  readonly onChoose: (blob: Spaarblob) => void;
}

function Card({ leerlingId, card, beloningen, onChoose, onEgg }: CardProps) {
  const { t } = useTexts(leerlingTeksten);
  const looksOn = useLooksOn();
  const { blobs } = beloningen;
  const open = beloningen.open.includes(card.id);
  const have = card.blobs.filter(({ nummer }) => blobs.includes(nummer)).length;
  const full = have === card.blobs.length;
  return (
    <section className={css['kaart']} data-vol={full || undefined} aria-labelledby="spaarkaart-naam">
      <header className={css['kaartKop']}>
        <h2 id="spaarkaart-naam">{card.naam}</h2>
        <Hear lines={[card.naam, card.verhaal, full ? ['sparen.vol'] : ['sparen.aantal', { count: have, totaal: card.blobs.length }]]} />
        <p>{full ? t('sparen.vol') : t('sparen.aantal', { count: have, totaal: card.blobs.length })}</p>
        <p className={css['verhaal']}>{card.verhaal}</p>
        {!open && !full && <p className={css['verhaal']}>{t('sparen.anderSeizoen')}</p>}
        {open && !full && !looksOn && (
          <BigButton tone="zee" className={css['ei'] ?? ''} onClick={onEgg}>
            {t('sparen.ei')}
          </BigButton>
        )}
      </header>
      <ul className={css['vakken']}>
        {card.blobs.map((blob) => (
          <li key={blob.nummer}>
            <BlobSpot blob={blob} mine={blobs.includes(blob.nummer)} open={open} onChoose={() => onChoose(blob)} />
          </li>
        ))}
      </ul>
      <HolOpKaart key={card.id} leerlingId={leerlingId} card={card} beloningen={beloningen} looksOn={looksOn} />
    </section>
  );
}
