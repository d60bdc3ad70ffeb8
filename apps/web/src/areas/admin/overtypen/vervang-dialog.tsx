import Button from '@mui/material/Button';
import { overtypenTeksten } from '@spelrijk/teksten/overtypen';
import { StaffDialog } from '../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Verschil } from './verschil.ts';
import css from './overtypen.module.css';

interface VervangDialogProps {
  readonly verschillen: readonly Verschil[];
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Before what was typed over from paper is changed: what stands there beside what comes instead. */
export function VervangDialog({ verschillen, busy, error, onConfirm, onClose }: VervangDialogProps) {
  const { t } = useTexts(overtypenTeksten);
  const toon = (tekst: string): string => (tekst === '' ? t('leeg') : tekst);
  return (
    <StaffDialog
      title={t('titel')}
      width="xs"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('annuleer')}
          </Button>
          <Button color="error" disabled={busy} onClick={onConfirm}>
            {t('vervang')}
          </Button>
        </>
      }
    >
      <p>{t('uitleg')}</p>
      <div className={css['verschillen']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('woord')}</th>
              <th scope="col">{t('was')}</th>
              <th scope="col">{t('wordt')}</th>
            </tr>
          </thead>
          <tbody>
            {verschillen.map(({ woord, was, wordt }, i) => (
              <tr key={`${i} ${woord}`}>
                <th scope="row">{woord}</th>
                <td>{toon(was)}</td>
                <td>{toon(wordt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FormAlert error={error} />
    </StaffDialog>
  );
}
