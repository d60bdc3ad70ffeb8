import type { WoordRij } from './rijen.ts';
import type { useLijst } from './use-lijst.ts';
import { WoordDialog } from './woord-dialog.tsx';

interface EditWordProps {
  readonly list: ReturnType<typeof useLijst>;
  readonly row: WoordRij;
  readonly onClose: () => void;
}

/** Changing one word of a list, never into another that stands in it. */
export function EditWord({ list, row, onClose }: EditWordProps) {
  const { woord } = row.rij;
  const others = list.rijen.map(({ rij }) => rij.woord).filter((other) => other !== woord);
  return (
    <WoordDialog
      row={row}
      andere={new Set(others)}
      onSave={(rij) => {
        list.replace(woord, rij);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
