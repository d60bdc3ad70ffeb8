import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { FormAlert } from './form-alert.tsx';

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
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <p>{text}</p>
        <FormAlert error={error} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {cancel}
        </Button>
        <Button color="error" disabled={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
