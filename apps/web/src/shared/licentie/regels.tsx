import css from './licentie.module.css';

/** A few short lines under each other. */
export function Regels({ regels }: { readonly regels: readonly string[] }) {
  return (
    <ul className={css['regels']}>
      {regels.map((regel) => (
        <li key={regel}>{regel}</li>
      ))}
    </ul>
  );
}
