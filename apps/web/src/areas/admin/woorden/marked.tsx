import type { Woordbericht } from '@spelrijk/contract/woordlijsten';
import css from './woorden.module.css';

/** The word with the letters where it can go wrong: underlined, not only coloured. */
export function Marked({ woord, knelpunt }: Pick<Woordbericht, 'woord' | 'knelpunt'>) {
  if (!knelpunt) return <span className={css['woord']}>{woord}</span>;
  const { start, end } = knelpunt;
  return (
    <span className={css['woord']}>
      {woord.slice(0, start)}
      <mark className={css['plek']}>{woord.slice(start, end)}</mark>
      {woord.slice(end)}
    </span>
  );
}
