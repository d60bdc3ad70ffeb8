import css from './list.module.css';

/** Nothing to show yet, and what has to happen first. */
export function Empty({ title, text }: { readonly title: string; readonly text?: string | undefined }) {
  return (
    <div className={css['leeg']}>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
    </div>
  );
}
