import Button from '@mui/material/Button';

interface EditButtonsProps {
  /** Taking away what the dialog is of; null when there is nothing to take away. The first click asks, the second does it. */
  readonly weg: {
    readonly label: string;
    readonly bezig: boolean;
    readonly zeker: boolean;
    readonly ask: () => void;
    readonly perform: () => void;
  } | null;
  readonly annuleer: string;
  readonly onClose: () => void;
  readonly bewaar: string;
  /** It cannot be saved now. */
  readonly uit: boolean;
  readonly onSave: () => void;
}

/** The buttons under what can be changed and taken away. */
export function EditButtons({ weg, annuleer, onClose, bewaar, uit, onSave }: EditButtonsProps) {
  return (
    <>
      {weg && (
        <Button variant="text" color="error" disabled={weg.bezig} onClick={weg.zeker ? weg.perform : weg.ask}>
          {weg.label}
        </Button>
      )}
      <Button variant="text" onClick={onClose}>
        {annuleer}
      </Button>
      <Button disabled={uit} onClick={onSave}>
        {bewaar}
      </Button>
    </>
  );
}
