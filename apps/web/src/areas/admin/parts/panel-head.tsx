import type { ReactNode } from 'react';
import css from './panel-head.module.css';

interface PanelHeadProps {
  readonly title: string;
  /** Beside the title, in smaller letters. */
  readonly note?: string;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** The head of a panel: what it is, and what can be done, on one line while there is room. */
export function PanelHead({ title, note, children }: PanelHeadProps) {
  return (
    <div className={css['kop']}>
      <h2>
        {title}
        {note !== undefined && <span> {note}</span>}
      </h2>
      {children !== undefined && <div className="niet-printen">{children}</div>}
    </div>
  );
}
