import Button from '@mui/material/Button';
import { zorgTeksten } from '@spelrijk/teksten/zorg';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useZorgpakket } from '../volgen.ts';

const ZorgDialog = lazy(() => import('./zorg-dialog.tsx').then((module) => ({ default: module.ZorgDialog })));

interface ZorgButtonProps {
  readonly leerling: { readonly id: string; readonly roepnaam: string };
  /** Flagged now. */
  readonly zorg: boolean;
}

/** Makes somebody a zorgleerling or ends that; absent where the school has no care package. */
export function ZorgButton({ leerling, zorg }: ZorgButtonProps) {
  const { t } = useTexts(zorgTeksten);
  const [open, setOpen] = useState(false);
  if (!useZorgpakket()) return null;
  return (
    <>
      <Button className="niet-printen" variant="outlined" onClick={() => setOpen(true)}>
        {t(zorg ? 'haalWeg' : 'maak')}
      </Button>
      {open && (
        <Suspense>
          <ZorgDialog leerling={leerling} zorg={zorg} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
