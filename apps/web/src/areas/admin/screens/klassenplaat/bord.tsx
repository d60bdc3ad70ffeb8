import type { Plaatstand } from '@spelrijk/contract/klassenplaten';
import { klassenplaatTeksten } from '@spelrijk/teksten/klassenplaat';
import { useEffect, useRef } from 'react';
import { Tekening } from '../../../../shared/klassenplaat/tekening.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './klassenplaat.module.css';

interface BordProps {
  readonly plaat: Plaatstand;
  readonly titel: string;
  readonly beeld: string;
  readonly onClose: () => void;
}

/** The picture over the whole window, for a board in the classroom. A dialog: Escape closes it and gives the focus back. */
export function Bord({ plaat, titel, beeld, onClose }: BordProps) {
  const { t } = useTexts(klassenplaatTeksten);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={`${css['bord']} niet-printen`} aria-label={titel} onClose={onClose}>
      <header>
        <h2>{titel}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('sluit')}
        </button>
      </header>
      <div className={css['groot']}>
        <Tekening plaat={plaat.plaat} stukjes={plaat.stukjes} perDeel={plaat.perDeel} title={beeld} />
      </div>
    </dialog>
  );
}
