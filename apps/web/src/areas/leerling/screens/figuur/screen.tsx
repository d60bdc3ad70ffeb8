import type { Beloningen } from '@spelrijk/contract/beloningen';
import { ACCESSOIRES, blobVan, HOOFDDEKSELS, kledingVan, kleed, KLEUREN, type Kleding } from '@spelrijk/domain/figuur';
import { eigenHoofddeksels, SPAARBLOBS, SPAARKAARTEN } from '@spelrijk/domain/spaarkaart';
import { BlobFigure } from '@spelrijk/ui/blob';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useLooksOn } from '../../looks-on.ts';
import { Page } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath, spaarkaartenPath } from '../../paths.ts';
import { beloningenQuery } from '../../queries.ts';
import { useChooseFiguur } from '../../use-beloningen.ts';
import { TooiChoice } from '../../tooi/tooi-choice.tsx';
import { Holplank } from '../../hol/plank.tsx';
import { Choices, type Choice } from '../../parts/choices.tsx';
import css from './figuur.module.css';

export const meta = () => pageTitle(leerlingTeksten, 'figuur.titel');

export default function FiguurScreen() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const { data, error, refetch } = useQuery(beloningenQuery(leerlingId));
  if (isNotFound(error)) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('venster.terug')} />;
  if (error) return <TryAgain message={t('sparen.fout')} detail={error.message} onRetry={() => void refetch()} />;
  return data ? <Wardrobe leerlingId={leerlingId} beloningen={data} /> : <Waiting text={t('laden')} />;
}

/** Choosing shows at once and is stored behind it; what the server refuses goes back to what it was. */
function Wardrobe({ leerlingId, beloningen }: { readonly leerlingId: string; readonly beloningen: Beloningen }) {
  const { t } = useTexts(leerlingTeksten);
  const looksOn = useLooksOn();
  const kies = useChooseFiguur(leerlingId);
  const figuur = kies.isPending ? kies.variables : beloningen.figuur;
  const choose = (next: number): void => {
    if (!looksOn && next !== figuur) kies.mutate(next);
  };
  return (
    <Page leerlingId={leerlingId} title={t('figuur.titel')} hear={[['figuur.titel'], ['figuur.uitleg']]}>
      <div className={css['kamer']}>
        <div className={css['spiegel']}>
          <BlobFigure seed={figuur} mood="blij" alive title={t('figuur.zoBenJij')} />
          {kies.isError && <p role="alert">{kies.error.message}</p>}
          <Link className={css['kaarten']} to={spaarkaartenPath(leerlingId)}>
            {t('figuur.naarKaarten')}
          </Link>
        </div>
        <div className={css['kasten']}>
          <Blobs beloningen={beloningen} figuur={figuur} onChoose={choose} />
          <Clothes beloningen={beloningen} figuur={figuur} onChoose={choose} />
          <Holplank leerlingId={leerlingId} beloningen={beloningen} figuur={figuur} looksOn={looksOn} />
          {!looksOn && <TooiChoice />}
        </div>
      </div>
    </Page>
  );
}

interface ChooseProps {
  readonly beloningen: Beloningen;
  readonly figuur: number;
  readonly onChoose: (figuur: number) => void;
}

function Blobs({ beloningen, figuur, onChoose }: ChooseProps) {
  const { t } = useTexts(leerlingTeksten);
  const mine = SPAARBLOBS.filter(({ nummer }) => beloningen.blobs.includes(nummer));
  const eerste = { seed: beloningen.eerste, figuur: beloningen.eerste, naam: t('figuur.eerste') };
  const choices: Choice[] = [eerste, ...mine].map(({ seed, naam, figuur: eigen }) => ({
    key: String(seed),
    name: naam,
    on: blobVan(figuur) === seed,
    picture: <BlobFigure seed={eigen} />,
    onChoose: () => onChoose(kleed(seed, dressed(eigen, figuur))),
  }));
  return <Choices title={t('figuur.blob')} choices={choices} />;
}

/** What this blob wears of itself, under what the child already put on. */
function dressed(eigen: number, figuur: number): Kleding {
  const { hoofd, accessoire, kleur } = kledingVan(figuur);
  const { hoofd: eigenHoofd } = kledingVan(eigen);
  return { hoofd: hoofd ?? eigenHoofd, accessoire, kleur };
}

/** What a choice of clothes looks like on this very blob. */
function clothing(figuur: number, key: string, name: string, change: Kleding, onChoose: (figuur: number) => void): Choice {
  const next = kleed(blobVan(figuur), { ...kledingVan(figuur), ...change });
  return { key, name, on: next === figuur, picture: <BlobFigure seed={next} />, onChoose: () => onChoose(next) };
}

function Clothes({ beloningen, figuur, onChoose }: ChooseProps) {
  const { t } = useTexts(leerlingTeksten);
  const have = eigenHoofddeksels(new Set(beloningen.blobs));
  const heads = HOOFDDEKSELS.filter((hoofd) => have.includes(hoofd));
  const closed = SPAARKAARTEN.length - heads.filter((hoofd) => SPAARKAARTEN.some((kaart) => kaart.hoofd === hoofd)).length;
  const eigen = t('figuur.eigen');
  return (
    <>
      <Choices
        title={t('figuur.hoofd')}
        note={closed > 0 ? t('figuur.meerHoofd') : undefined}
        choices={[
          clothing(figuur, 'eigen', eigen, { hoofd: undefined }, onChoose),
          ...heads.map((hoofd) => clothing(figuur, hoofd, t(`figuur.hoofden.${hoofd}`), { hoofd }, onChoose)),
        ]}
      />
      <Choices
        title={t('figuur.erbij')}
        choices={[
          clothing(figuur, 'eigen', eigen, { accessoire: undefined }, onChoose),
          ...ACCESSOIRES.map((accessoire) => clothing(figuur, accessoire, t(`figuur.accessoires.${accessoire}`), { accessoire }, onChoose)),
        ]}
      />
      <Choices
        title={t('figuur.kleur')}
        choices={[
          clothing(figuur, 'eigen', eigen, { kleur: undefined }, onChoose),
          ...KLEUREN.map((kleur) => clothing(figuur, kleur, t(`figuur.kleuren.${kleur}`), { kleur }, onChoose)),
        ]}
      />
    </>
  );
}
