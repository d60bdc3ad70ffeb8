import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';

export interface StaffDialogProps {
  readonly title: ReactNode;
  readonly width?: 'xs' | 'sm' | 'md';
  readonly children: ReactNode;
  /** Class of what stands between title and buttons. */
  readonly content?: string | undefined;
  /** What stays in sight between them, however long that is. */
  readonly foot?: ReactNode;
  /** The buttons below. */
  readonly actions: ReactNode;
  /** There are more buttons than fit beside each other on a telephone. */
  readonly wrap?: boolean;
  /** Makes it a form: the enter key sends it as well. */
  readonly onSubmit?: () => void;
  readonly onClose: () => void;
}

const FIRST = 'input:is([type="text"], [type="email"], [type="search"], [type="number"], :not([type])), textarea';

/**
 * Whoever opened it by keyboard types on where the form begins with a field to type in; on a telephone the board of letters would
 * cover what there is to read.
 */
function focusFirst(form: HTMLFormElement | null): void {
  if (!form || !window.matchMedia('(hover: hover) and (pointer: fine)').matches || form.contains(document.activeElement)) return;
  const first = form.querySelector('input, textarea, [role="combobox"]');
  if (first instanceof HTMLElement && first.matches(FIRST)) first.focus();
}

/** A title, something to read or fill in, and buttons; `FormDialog` when those are cancel and save. */
export function StaffDialog({
  title,
  width = 'sm',
  children,
  content = '',
  foot,
  actions,
  wrap = false,
  onSubmit,
  onClose,
}: StaffDialogProps) {
  const inside = (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent className={content}>{children}</DialogContent>
      {foot}
      {wrap ? (
        <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </DialogActions>
      ) : (
        <DialogActions>{actions}</DialogActions>
      )}
    </>
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={width}>
      {onSubmit ? (
        <form
          ref={focusFirst}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {inside}
        </form>
      ) : (
        inside
      )}
    </Dialog>
  );
}
