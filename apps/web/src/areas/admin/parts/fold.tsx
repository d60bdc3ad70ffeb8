import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePrinting } from '../../../shared/screen/use-printing.ts';
import css from './fold.module.css';

interface FoldProps {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly note?: string;
  /** It goes on paper, open or not. */
  readonly prints: boolean;
  /** It is what somebody came for. */
  readonly asked?: boolean;
  readonly children: ReactNode;
}

/** A part of a long page that is there when it is asked for; on paper when it was chosen. */
export function Fold({ title, note, prints, asked = false, children }: FoldProps) {
  const printing = usePrinting();
  const [open, setOpen] = useState(asked);
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (asked) part.current?.scrollIntoView();
  }, [asked]);
  return (
    <details
      ref={part}
      className={`${css['deel']} ${prints ? '' : 'niet-printen'}`}
      open={open || (printing && prints)}
      onToggle={({ currentTarget }) => {
        if (!printing) setOpen(currentTarget.open);
      }}
    >
      <summary>
        <strong>{title}</strong>
        {note !== undefined && <span>{note}</span>}
      </summary>
      {children}
    </details>
  );
}
