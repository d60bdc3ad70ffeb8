import Button from '@mui/material/Button';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';

const PER_KEER = 100;

/** The first rows, and more when asked: a school of thousands stays quick. */
export function usePart<T>(regels: readonly T[]): readonly [readonly T[], () => void] {
  const [aantal, setAantal] = useState(PER_KEER);
  return [regels.slice(0, aantal), () => setAantal(aantal + PER_KEER)];
}

export function More({ over, onMore }: { readonly over: number; readonly onMore: () => void }) {
  const { t } = useTexts(kaderTeksten);
  if (over <= 0) return null;
  return (
    <Button variant="text" onClick={onMore}>
      {t('lijst.meer', { aantal: Math.min(over, PER_KEER) })}
    </Button>
  );
}
