import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Licentie, Licentieverzoek } from '@spelrijk/contract/licenties';
import { licentieTeksten } from '@spelrijk/teksten/licentie';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Regels } from '../../../../../shared/licentie/regels.tsx';
import { useLicentieWords } from '../../../../../shared/licentie/use-words.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { BesluitDialog } from '../../../parts/besluit-dialog.tsx';
import { adminQuery } from '../../../queries.ts';

interface OpenVerzoekProps {
  readonly adminId: string;
  readonly licentie: Licentie;
  readonly verzoek: Licentieverzoek;
}

/** What this customer asks; a click away from an answer. */
export function OpenVerzoek({ adminId, licentie, verzoek }: OpenVerzoekProps) {
  const { t } = useTexts(licentieTeksten);
  const words = useLicentieWords();
  const naam = useQuery(adminQuery(adminId)).data?.admin.naam ?? '';
  const [open, setOpen] = useState(false);
  return (
    <>
      <Alert
        severity="info"
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('besluit.bekijk')}
          </Button>
        }
      >
        {t('verzoek.openKantoor', { door: verzoek.door || t('verzoek.iemand'), op: words.on(verzoek.op) })}
        <Regels regels={words.asked(verzoek)} />
      </Alert>
      {open && <BesluitDialog admin={{ id: adminId, naam }} licentie={licentie} verzoek={verzoek} onClose={() => setOpen(false)} />}
    </>
  );
}
