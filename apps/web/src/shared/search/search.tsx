import { mdiMagnify } from '@mdi/js';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import css from './search.module.css';
import type { Register } from './treffers.ts';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

interface SearchProps {
  readonly register: Register;
  readonly busy: boolean;
  /** Somebody is about to search: names may be asked for. */
  readonly onOpen: () => void;
}

/** The field in the bar; Ctrl-K (⌘K) opens it from everywhere. */
export function Search({ register, busy, onOpen }: SearchProps) {
  const { t } = useTexts(kaderTeksten);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      onOpen();
      setOpen(true);
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [onOpen]);
  return (
    <>
      <button
        type="button"
        className={css['knop']}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={onOpen}
        onClick={() => {
          onOpen();
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={mdiMagnify} />
        </svg>
        <span className={css['woord']}>{t('zoeken.knop')}</span>
        <kbd className={css['toets']} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog register={register} busy={busy} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
