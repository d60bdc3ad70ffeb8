import Button from '@mui/material/Button';
import { StaffDialog } from './staff-dialog.tsx';
import { FormAlert } from '../form/form-alert.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** The words of what is going to happen. */
  readonly confirm: string;
  readonly cancel: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Before something that cannot be taken back in a click. */
export function ConfirmDialog({ title, text, confirm, cancel, busy, error, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <StaffDialog
      title={title}
      width="xs"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {cancel}
          </Button>
          <Button color="error" disabled={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <FormAlert error={error} />
    </StaffDialog>
  );
}
