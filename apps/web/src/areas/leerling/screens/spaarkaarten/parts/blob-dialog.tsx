import type { Beloningen } from '@spelrijk/contract/beloningen';
import { kaartVan, PRIJS_PER_BLOB, type Spaarblob } from '@spelrijk/domain/spaarkaart';
import { BigButton } from '@spelrijk/ui/big-button';
import { BlobFigure, BlobShadow } from '@spelrijk/ui/blob';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { playEffect } from '../../../audio/effects.ts';
import type { Line } from '../../../audio/speak.ts';
import { useLooksOn } from '../../../looks-on.ts';
import { useMaatjepraat } from '../../../hol/maatjepraat.ts';
import { BlobSays } from '../../../parts/blob-says.tsx';
import { Hear } from '../../../parts/hear.tsx';
import { figuurPath } from '../../../paths.ts';
import { useBuyBlob, useChooseFiguur, useChooseMaatje } from '../../../use-beloningen.ts';
import css from './blob-dialog.module.css';

interface BlobDialogProps {
  readonly leerlingId: string;
  readonly blob: Spaarblob;
  readonly beloningen: Beloningen;
  readonly onClose: () => void;
}

/** One blob from near: buy it, or make it one's own figure. */
export function BlobDialog({ leerlingId, blob, beloningen, onClose }: BlobDialogProps) {
  const { t } = useTexts(leerlingTeksten);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const mine = beloningen.blobs.includes(blob.nummer);
  const zegt = useMaatjepraat(leerlingId, mine ? blob : undefined);
  return (
    <dialog ref={dialog} className={css['dialoog']} aria-labelledby="blob-naam" onClose={onClose}>
      <div className={css['beeld']}>{mine ? <BlobFigure seed={blob.figuur} mood="trots" alive /> : <BlobShadow seed={blob.figuur} />}</div>
      {zegt && <BlobSays line={zegt.line} />}
      <h2 id="blob-naam">{blob.naam}</h2>
      <Hear lines={[...(zegt ? [zegt.line] : []), blob.naam, ...aboutLines(blob, mine, beloningen)]} />
      {mine && <Mine leerlingId={leerlingId} blob={blob} maatje={beloningen.maatje} />}
      {!mine && isOpen(blob, beloningen) && <Buy leerlingId={leerlingId} blob={blob} munten={beloningen.munten} />}
      {!mine && !isOpen(blob, beloningen) && <p>{t('sparen.anderSeizoen')}</p>}
      <BigButton tone="papier" onClick={() => dialog.current?.close()}>
        {t('sparen.sluit')}
      </BigButton>
    </dialog>
  );
}

const isOpen = ({ nummer }: Spaarblob, { open }: Beloningen): boolean => open.includes(kaartVan(nummer)?.id ?? '');

/** What the text in the dialog says. */
function aboutLines(blob: Spaarblob, mine: boolean, beloningen: Beloningen): readonly Line[] {
  const { naam } = blob;
  const { munten } = beloningen;
  if (mine) return [['sparen.hoortBijJou', { naam }]];
  if (!isOpen(blob, beloningen)) return [['sparen.anderSeizoen']];
  const short = PRIJS_PER_BLOB - munten;
  return [short > 0 ? ['sparen.teWeinig', { count: short }] : ['sparen.kost', { count: PRIJS_PER_BLOB }]];
}

function Buy({ leerlingId, blob, munten }: { readonly leerlingId: string; readonly blob: Spaarblob; readonly munten: number }) {
  const { t } = useTexts(leerlingTeksten);
  const looksOn = useLooksOn();
  const koop = useBuyBlob(leerlingId);
  const short = PRIJS_PER_BLOB - munten;
  if (looksOn) return <p>{t('sparen.kost', { count: PRIJS_PER_BLOB })}</p>;
  if (short > 0) return <p>{t('sparen.teWeinig', { count: short })}</p>;
  return (
    <>
      <p>{t('sparen.kost', { count: PRIJS_PER_BLOB })}</p>
      {koop.isError && <p role="alert">{koop.error.message}</p>}
      <BigButton tone="zon" disabled={koop.isPending} onClick={() => koop.mutate(blob.nummer, { onSuccess: () => playEffect('klaar') })}>
        {t(koop.isPending ? 'sparen.bezig' : 'sparen.koop')}
      </BigButton>
    </>
  );
}

interface MineProps {
  readonly leerlingId: string;
  readonly blob: Spaarblob;
  readonly maatje: number | null;
}

function Mine({ leerlingId, blob, maatje }: MineProps) {
  const { t } = useTexts(leerlingTeksten);
  const looksOn = useLooksOn();
  const navigate = useNavigate();
  const kies = useChooseFiguur(leerlingId);
  return (
    <>
      <p aria-live="polite">{t('sparen.hoortBijJou', { naam: blob.naam })}</p>
      {kies.isError && <p role="alert">{kies.error.message}</p>}
      {!looksOn && (
        <BigButton
          tone="zon"
          disabled={kies.isPending}
          onClick={() => kies.mutate(blob.figuur, { onSuccess: () => void navigate(figuurPath(leerlingId)) })}
        >
          {t('sparen.maakFiguur')}
        </BigButton>
      )}
      {!looksOn && <WalkAlong leerlingId={leerlingId} nummer={blob.nummer} walks={maatje === blob.nummer} />}
    </>
  );
}

/** Lets this blob come along on the map, or stay at home. */
function WalkAlong({ leerlingId, nummer, walks }: { readonly leerlingId: string; readonly nummer: number; readonly walks: boolean }) {
  const { t } = useTexts(leerlingTeksten);
  const kies = useChooseMaatje(leerlingId);
  return (
    <>
      {walks && <p>{t('sparen.looptMee')}</p>}
      {kies.isError && <p role="alert">{kies.error.message}</p>}
      <BigButton tone="zee" disabled={kies.isPending} onClick={() => kies.mutate(walks ? null : nummer)}>
        {t(walks ? 'sparen.blijfThuis' : 'sparen.loopMee')}
      </BigButton>
    </>
  );
}
