import { afdrukTeksten } from '@spelrijk/teksten/afdruk';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './print-dialog.module.css';

interface PrintDialogProps<Deel extends string> {
  readonly delen: readonly (readonly [deel: Deel, naam: string])[];
  readonly gekozen: ReadonlySet<Deel>;
  readonly onGekozen: (gekozen: ReadonlySet<Deel>) => void;
  /** What is always on it. */
  readonly altijd: string;
  readonly busy?: boolean;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** What goes on paper: the short choice is there, the rest by a tick. */
export function PrintDialog<Deel extends string>({
  delen,
  gekozen,
  onGekozen,
  altijd,
  busy = false,
  onPrint,
  onClose,
}: PrintDialogProps<Deel>) {
  const { t } = useTexts(afdrukTeksten);
  const toggle = (deel: Deel): void => {
    const next = new Set(gekozen);
    if (!next.delete(deel)) next.add(deel);
    onGekozen(next);
  };
  return (
    <FormDialog title={t('titel')} cancel={t('annuleer')} submit={t('print')} busy={busy} error={null} onSubmit={onPrint} onClose={onClose}>
      <p>{altijd}</p>
      <fieldset className={css['delen']}>
        <legend>{t('erbij')}</legend>
        {delen.map(([deel, naam]) => (
          <label key={deel}>
            <input type="checkbox" checked={gekozen.has(deel)} onChange={() => toggle(deel)} />
            {naam}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
