import Button from '@mui/material/Button';
import { samenTeksten } from '@spelrijk/teksten/samen';
import { lazy, Suspense, useState } from 'react';
import { isBackOffice } from '../../../shared/session/routes.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Kind } from './kind.ts';

const SamenDialog = lazy(async () => ({ default: (await import('./samen-dialog.tsx')).SamenDialog }));

/** For who looks after a child: practise beside it, in this tab. */
export function SamenKnop(kind: Kind) {
  const { t } = useTexts(samenTeksten);
  const role = useUser()?.role;
  const [open, setOpen] = useState(false);
  if (!role || isBackOffice(role)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('knop')}
      </Button>
      {open && (
        <Suspense>
          <SamenDialog {...kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
