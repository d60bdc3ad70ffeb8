import { praatOf, type Praatmoment } from '@spelrijk/teksten/blobpraat';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useEffect, useState } from 'react';
import { localStore } from '../../../shared/session/storage.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useTooi } from '../tooi/use-tooi.ts';
import css from './blob-says.module.css';
import { lineAt } from './next-line.ts';

/** What a blob says now; the next time it says something else. */
export function usePraat(moment: Praatmoment, leerlingId: string): string {
  const { i18n } = useTexts(algemeenTeksten);
  const { tooi } = useTooi();
  const key = `praat:${moment}:${leerlingId}`;
  const [turn] = useState(() => Math.max(0, Number.parseInt(localStore.get(key) ?? '0', 10) || 0));
  useEffect(() => localStore.set(key, String(turn + 1)), [key, turn]);
  return lineAt(praatOf(moment, i18n.language === 'nl-BE' ? 'be' : 'nl', tooi !== 'dag'), key, turn);
}

/** A bubble with what it says; with who says it where two of them talk. */
export function BlobSays({ line, name }: { readonly line: string; readonly name?: string }) {
  return (
    <p className={css['praat']}>
      {name !== undefined && <strong>{name}: </strong>}
      {line}
    </p>
  );
}
