import Button from '@mui/material/Button';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { lazy, Suspense, useState } from 'react';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useBeheer } from '../../../beheer.ts';
import { usePathParams } from '../../../params.ts';
import css from '../../../parts/parts.module.css';

/** Fields and boxes come when they are asked for: the overview is what people wait for. */
const GroepDialog = lazy(async () => ({ default: (await import('../../../parts/groep-dialog.tsx')).GroepDialog }));

/** For who may make one; the others never load it. */
export function NewGroep() {
  const { t } = useTexts(beheerTeksten);
  const { adminId } = usePathParams();
  const beheer = useBeheer(adminId);
  const [open, setOpen] = useState(false);
  return (
    <div className={css['knoppen']}>
      <Button variant="outlined" component={Link} to={href('/admins/:adminId/jaarovergang', { adminId })}>
        {t('groep.schooljaar')}
      </Button>
      <Button onClick={() => setOpen(true)}>{t('groep.nieuw')}</Button>
      {open && (
        <Suspense>
          <GroepDialog beheer={beheer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
