import type { ReactNode } from 'react';
import css from './screen.module.css';

interface ScreenHeadProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** What one does here most. */
  readonly action?: ReactNode;
}

export function ScreenHead({ title, text, action }: ScreenHeadProps) {
  return (
    <header className={css['kop']}>
      <div>
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {action}
    </header>
  );
}
