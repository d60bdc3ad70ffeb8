import type { CSSProperties, ReactNode } from 'react';
import css from './table.module.css';

interface ScrollTableProps {
  readonly id?: string;
  readonly label: string;
  /** Keeps the head in view inside the scrolling box. */
  readonly stickyHeader?: boolean;
  /** The head of each column, '' where it has none: with these each row becomes a card where they do not fit beside each other. */
  readonly koppen?: readonly string[];
  /** What they need beside each other (px), where that is more than 120 each. */
  readonly smalst?: number;
  readonly children: ReactNode;
}

/** What styles know of the heads: each as a string of CSS (from the second to the eighth), and a size of which forty em are what all need. */
const stylesOf = (koppen: readonly string[], smalst = 120 * koppen.length): CSSProperties =>
  Object.fromEntries<string | number>([
    ['fontSize', Math.min(24, smalst / 40)],
    ...koppen.map((kop, i) => [`--kop${i + 1}`, kop && JSON.stringify(`${kop}: `)] as const),
  ]);

/** A table gives each row a card of its own where it does not fit, or else it scrolls sideways, by touch, wheel and keyboard. */
export function ScrollTable({ id, label, stickyHeader = false, koppen, smalst, children }: ScrollTableProps) {
  return (
    <section
      id={id}
      className={css['rol']}
      style={koppen && stylesOf(koppen, smalst)}
      data-hoog={stickyHeader}
      aria-label={label}
      // What scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={css['tabel']} aria-label={label}>
        {children}
      </table>
    </section>
  );
}
