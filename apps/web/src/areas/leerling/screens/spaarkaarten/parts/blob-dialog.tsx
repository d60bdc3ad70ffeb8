import type { Beloningen } from '@spelrijk/contract/beloningen';
import { PRIJS_PER_BLOB, type Spaarblob } from '@spelrijk/domain/spaarkaart';
import { BigButton } from '@spelrijk/ui/big-button';
import { BlobFigure, BlobShadow } from '@spelrijk/ui/blob';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { playEffect } from '../../../audio/effects.ts';
import type { Line } from '../../../audio/speak.ts';
import { useLooksOn } from '../../../looks-on.ts';
import { Hear } from '../../../parts/hear.tsx';
import { figuurPath } from '../../../paths.ts';
import { useChooseFiguur, useBuyBlob } from '../../../use-beloningen.ts';
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
  return (
    <dialog ref={dialog} className={css['dialoog']} aria-labelledby="blob-naam" onClose={onClose}>
      <div className={css['beeld']}>{mine ? <BlobFigure seed={blob.seed} mood="trots" alive /> : <BlobShadow seed={blob.seed} />}</div>
      <h2 id="blob-naam">{blob.naam}</h2>
      <Hear lines={[blob.naam, ...aboutLines(blob, mine, beloningen.munten)]} />
      {mine ? <Mine leerlingId={leerlingId} blob={blob} /> : <Buy leerlingId={leerlingId} blob={blob} munten={beloningen.munten} />}
      <BigButton tone="papier" onClick={() => dialog.current?.close()}>
        {t('sparen.sluit')}
      </BigButton>
    </dialog>
  );
}

/** What the text in the dialog says. */
function aboutLines({ naam }: Spaarblob, mine: boolean, munten: number): readonly Line[] {
  if (mine) return [['sparen.hoortBijJou', { naam }]];
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

function Mine({ leerlingId, blob }: { readonly leerlingId: string; readonly blob: Spaarblob }) {
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
          onClick={() => kies.mutate(blob.seed, { onSuccess: () => void navigate(figuurPath(leerlingId)) })}
        >
          {t('sparen.maakFiguur')}
        </BigButton>
      )}
    </>
  );
}
