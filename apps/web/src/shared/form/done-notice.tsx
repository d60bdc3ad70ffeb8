import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface DoneNoticeProps {
  readonly text: string;
  /** Taking it back, for as long as that can be done with one click. */
  readonly undo?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly onClose: () => void;
}

/** What was just done, until it is put away. */
export function DoneNotice({ text, undo, onClose }: DoneNoticeProps) {
  return (
    <Alert
      severity="success"
      sx={{ mb: 2 }}
      onClose={onClose}
      action={
        undo && (
          <Button variant="text" color="inherit" onClick={undo.onClick}>
            {undo.label}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
