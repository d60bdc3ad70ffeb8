import Button from '@mui/material/Button';
import { zorgTeksten } from '@spelrijk/teksten/zorg';
import { lazy, Suspense, useState } from 'react';
import { href, Link } from 'react-router';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePathParams } from '../params.ts';
import { useZorgpakket } from '../volgen.ts';

const ZorgDialog = lazy(() => import('./zorg-dialog.tsx').then((module) => ({ default: module.ZorgDialog })));

interface ZorgButtonProps {
  readonly leerling: { readonly id: string; readonly roepnaam: string };
  /** Flagged now. */
  readonly zorg: boolean;
}

/** The way to the care plans of this leerling, and making somebody a zorgleerling or ending that; absent where the school has no care package. */
export function ZorgButton({ leerling, zorg }: ZorgButtonProps) {
  const { t } = useTexts(zorgTeksten);
  const { adminId, groepId } = usePathParams();
  const [open, setOpen] = useState(false);
  if (!useZorgpakket()) return null;
  const plannen = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject', {
    adminId,
    groepId,
    leerlingId: leerling.id,
  });
  return (
    <>
      <Button className="niet-printen" component={Link} to={plannen} variant="outlined">
        {t('plannen')}
      </Button>
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
