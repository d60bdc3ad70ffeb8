import { DoneNotice } from '../../../shared/form/done-notice.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import type { useGone } from './use-gone.ts';

interface GoneNoticeProps<Item extends { readonly id: string }> {
  readonly weg: ReturnType<typeof useGone<Item>>;
  readonly textOf: (item: Item) => string;
  /** The words of putting it back. */
  readonly undo: string;
}

export function GoneNotice<Item extends { readonly id: string }>({ weg, textOf, undo }: GoneNoticeProps<Item>) {
  const { gone } = weg;
  return (
    <>
      {gone && <DoneNotice text={textOf(gone)} undo={{ label: undo, onClick: () => weg.putBack(gone) }} onClose={weg.close} />}
      <FormAlert error={weg.error} />
    </>
  );
}
