import type { ReactNode } from 'react';
import css from './table.module.css';

interface ScrollTableProps {
  readonly label: string;
  /** Keeps the head in view inside the scrolling box. */
  readonly stickyHeader?: boolean;
  readonly children: ReactNode;
}

/** A table stays a table on every screen: where it does not fit it scrolls sideways, by touch, wheel and keyboard. */
export function ScrollTable({ label, stickyHeader = false, children }: ScrollTableProps) {
  return (
    // What scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css['rol']} data-hoog={stickyHeader} aria-label={label} tabIndex={0}>
      <table className={css['tabel']} aria-label={label}>
        {children}
      </table>
    </section>
  );
}
