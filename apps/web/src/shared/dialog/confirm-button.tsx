import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps {
  /** On the button, and on the one that confirms. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly cancel: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
}

/** A button for what throws something away: it asks first. */
export function ConfirmButton({ label, ...asked }: ConfirmButtonProps) {
  const [ask, setAsk] = useState(false);
  return (
    <>
      <Button variant="text" color="error" onClick={() => setAsk(true)}>
        {label}
      </Button>
      {ask && <ConfirmDialog {...asked} confirm={label} onClose={() => setAsk(false)} />}
    </>
  );
}
