import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface PanelFailureProps {
  readonly text: string;
  readonly again: string;
  readonly onRetry: () => void;
}

/** What stands in a panel whose data did not come, while the rest of the screen did. */
export function PanelFailure({ text, again, onRetry }: PanelFailureProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button variant="text" onClick={onRetry}>
          {again}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
