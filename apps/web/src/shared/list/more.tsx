import Button from '@mui/material/Button';
import { lijstTeksten } from '@spelrijk/teksten/lijst';
import { useTexts } from '../texts/use-texts.ts';
import { useKept } from './kept.ts';
import { PER_KEER, readRows } from './place.ts';

/** The first rows, and more when asked: a school of thousands stays quick. How many stand is kept in the address under `key`. */
export function usePart<T>(regels: readonly T[], key: string): readonly [readonly T[], () => void] {
  const [rijen, setRijen] = useKept(key, () => '');
  const aantal = readRows(rijen);
  return [regels.slice(0, aantal), () => setRijen(String(aantal + PER_KEER))];
}

export function More({ over, onMore }: { readonly over: number; readonly onMore: () => void }) {
  const { t } = useTexts(lijstTeksten);
  if (over <= 0) return null;
  return (
    <Button variant="text" onClick={onMore}>
      {t('meer', { aantal: Math.min(over, PER_KEER) })}
    </Button>
  );
}
