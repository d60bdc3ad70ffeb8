import Button from '@mui/material/Button';
import { FormAlert } from '../form/form-alert.tsx';
import { StaffDialog, type StaffDialogProps } from './staff-dialog.tsx';

interface FormDialogProps extends Omit<StaffDialogProps, 'actions' | 'onSubmit'> {
  readonly cancel: string;
  readonly submit: string;
  /** It cannot be sent now: it is on its way, or something is missing. */
  readonly busy: boolean;
  /** What the server said to what was sent. */
  readonly error: Error | null;
  readonly danger?: boolean;
  readonly onSubmit: () => void;
}

/** Fields, what went wrong, cancel and save: the form of every area of staff. */
export function FormDialog({ cancel, submit, busy, error, danger = false, children, ...dialog }: FormDialogProps) {
  return (
    <StaffDialog
      {...dialog}
      actions={
        <>
          <Button variant="text" onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Button type="submit" color={danger ? 'error' : 'primary'} disabled={busy}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
      <FormAlert error={error} />
    </StaffDialog>
  );
}
