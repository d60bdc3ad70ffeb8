import { mdiMagnify } from '@mdi/js';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import css from './search.module.css';

interface SearchProps {
  /** Somebody is about to search: what the dialog needs may be fetched. */
  readonly onNear: () => void;
  readonly renderDialog: (onClose: () => void) => ReactNode;
}

/** The field in the bar; Ctrl-K (⌘K) opens it from everywhere. */
export function Search({ onNear, renderDialog }: SearchProps) {
  const { t } = useTexts(kaderTeksten);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);
  return (
    <>
      <button
        type="button"
        className={css['knop']}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={onNear}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={mdiMagnify} />
        </svg>
        <span className={css['woord']}>{t('frame.zoek')}</span>
        <kbd className={css['toets']} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {open && <Suspense fallback={null}>{renderDialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
