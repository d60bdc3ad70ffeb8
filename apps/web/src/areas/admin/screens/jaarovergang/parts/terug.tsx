import Button from '@mui/material/Button';
import { jaarovergangTeksten } from '@spelrijk/teksten/jaarovergang';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../../shared/dialog/confirm-dialog.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { useOvergang } from '../queries.ts';

interface TerugProps {
  readonly id: string;
  /** The year that began and is taken back. */
  readonly jaar: string;
  readonly leerlingen: number;
  /** How many went to the prullenbak with it. */
  readonly weg: number;
  readonly undo: ReturnType<typeof useOvergang>['undo'];
}

/** It moves a whole school, so it says what will happen and asks once. */
export function Terug({ id, jaar, leerlingen, weg, undo }: TerugProps) {
  const { t } = useTexts(jaarovergangTeksten);
  const [vraagt, setVraagt] = useState(false);
  const close = (): void => setVraagt(false);
  const zinnen = [t('terug.uitleg', { count: leerlingen }), ...(weg > 0 ? [t('terug.weg', { count: weg })] : []), t('terug.groepen')];
  return (
    <>
      <Button variant="text" color="inherit" onClick={() => setVraagt(true)}>
        {t('ongedaan')}
      </Button>
      {vraagt && (
        <ConfirmDialog
          title={t('terug.titel', { jaar })}
          text={zinnen.join(' ')}
          confirm={t('ongedaan')}
          cancel={t('annuleer')}
          busy={undo.isPending}
          error={undo.error}
          onConfirm={() => undo.mutate(id, { onSuccess: close })}
          onClose={() => {
            undo.reset();
            close();
          }}
        />
      )}
    </>
  );
}
