import css from './account.module.css';

/** Nothing to show yet, and what has to happen first. */
export function Empty({ title, text }: { readonly title: string; readonly text?: string }) {
  return (
    <div className={css['leeg']}>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
    </div>
  );
}
