import type { ReactNode } from 'react';
import css from './fold.module.css';

interface FoldProps {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly note?: string;
  /** It goes on paper, open or not. */
  readonly prints: boolean;
  readonly children: ReactNode;
}

/** A part of a long page that is there when it is asked for; on paper when it was chosen. */
export function Fold({ title, note, prints, children }: FoldProps) {
  return (
    <details className={`${css['deel']} ${prints ? '' : 'niet-printen'}`}>
      <summary>
        <strong>{title}</strong>
        {note !== undefined && <span>{note}</span>}
      </summary>
      {children}
    </details>
  );
}
