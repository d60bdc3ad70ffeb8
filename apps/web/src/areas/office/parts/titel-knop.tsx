import css from './titel-knop.module.css';

/** The title of a row, that opens it. */
export function TitelKnop({ titel, onClick }: { readonly titel: string; readonly onClick: () => void }) {
  return (
    <button type="button" className={css['knop']} onClick={onClick}>
      {titel}
    </button>
  );
}
