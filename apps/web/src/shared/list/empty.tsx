import type { ReactNode } from 'react';
import css from './list.module.css';

export interface EmptyProps {
  /** The focus can go there. */
  readonly id?: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** The way to what has to happen first. */
  readonly action?: ReactNode;
}

/** Nothing to show yet, and what has to happen first. */
export function Empty({ id, title, text, action }: EmptyProps) {
  return (
    <div className={css['leeg']} id={id} tabIndex={-1}>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <p>{action}</p>}
    </div>
  );
}
