import type { Beloningen } from '@spelrijk/contract/beloningen';
import { inEi, PRIJS_PER_BLOB, type Spaarkaart } from '@spelrijk/domain/spaarkaart';
import { BigButton } from '@spelrijk/ui/big-button';
import { BlobFigure, BlobShadow } from '@spelrijk/ui/blob';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { playEffect } from '../../../audio/effects.ts';
import { Hear } from '../../../parts/hear.tsx';
import { useOpenEi } from '../../../use-beloningen.ts';
import css from './blob-dialog.module.css';
import { createId } from '../../../../../shared/id.ts';

/** A speckled egg; it rocks while it opens. */
function Egg({ bezig }: { readonly bezig: boolean }) {
  return (
    <svg viewBox="0 0 120 132" className={css['ei']} data-bezig={bezig || undefined} aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="122" rx="34" ry="6" fill="var(--inkt)" opacity="0.14" />
      <path d="M60 12c25 0 42 40 42 67a42 42 0 0 1-84 0c0-27 17-67 42-67z" fill="#fff3d6" stroke="#d9a866" strokeWidth="3" />
      <path d="M60 12c25 0 42 40 42 67a42 42 0 0 1-58 39c38-6 44-60 16-106z" fill="#f3d9a6" />
      <g fill="#ff9d7a">
        <circle cx="44" cy="52" r="7" />
        <circle cx="76" cy="66" r="9" />
        <circle cx="42" cy="88" r="9" />
        <circle cx="66" cy="36" r="5" />
        <circle cx="70" cy="100" r="6" />
      </g>
      <ellipse cx="44" cy="40" rx="7" ry="12" fill="#fff" opacity="0.7" transform="rotate(18 44 40)" />
    </svg>
  );
}

interface EggDialogProps {
  readonly leerlingId: string;
  readonly card: Spaarkaart;
  readonly beloningen: Beloningen;
  readonly onClose: () => void;
}

/** An egg of a card: everything that can still be in it is shown, it costs what any blob costs, and what comes out is always new. */
export function EggDialog({ leerlingId, card, beloningen, onClose }: EggDialogProps) {
  const { t } = useTexts(leerlingTeksten);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const open = useOpenEi(leerlingId);
  // The same egg when it has to be sent again.
  const [ei] = useState(createId);
  const out = card.blobs.find(({ nummer }) => nummer === open.data?.nummer);
  const over = inEi(card, beloningen.blobs);
  const short = PRIJS_PER_BLOB - beloningen.munten;
  const hatch = (): void => open.mutate({ ei, kaart: card.id }, { onSuccess: () => playEffect('klaar') });
  return (
    <dialog ref={dialog} className={css['dialoog']} aria-labelledby="ei-kop" onClose={onClose}>
      <div className={css['beeld']}>{out ? <BlobFigure seed={out.figuur} mood="trots" alive /> : <Egg bezig={open.isPending} />}</div>
      <h2 id="ei-kop">{out ? out.naam : t('sparen.eiKop', { kaart: card.naam })}</h2>
      {out ? (
        <p aria-live="polite">{t('sparen.hoortBijJou', { naam: out.naam })}</p>
      ) : (
        <>
          <Hear
            lines={[['sparen.eiUitleg'], short > 0 ? ['sparen.teWeinig', { count: short }] : ['sparen.eiKost', { count: PRIJS_PER_BLOB }]]}
          />
          <p>{t('sparen.eiUitleg')}</p>
          <ul className={css['over']}>
            {over.map(({ nummer, naam, figuur }) => (
              <li key={nummer} title={naam}>
                <BlobShadow seed={figuur} />
                <span className="verborgen">{naam}</span>
              </li>
            ))}
          </ul>
          <p>{short > 0 ? t('sparen.teWeinig', { count: short }) : t('sparen.eiKost', { count: PRIJS_PER_BLOB })}</p>
          {open.isError && <p role="alert">{open.error.message}</p>}
          {short <= 0 && (
            <BigButton tone="zon" disabled={open.isPending} onClick={hatch}>
              {t(open.isPending ? 'sparen.bezig' : 'sparen.eiOpen')}
            </BigButton>
          )}
        </>
      )}
      <BigButton tone="papier" onClick={() => dialog.current?.close()}>
        {t('sparen.sluit')}
      </BigButton>
    </dialog>
  );
}
