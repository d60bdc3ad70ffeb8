import css from './parts.module.css';

interface ShareProps {
  readonly part: number;
  readonly whole: number;
  /** What is read and shown: "9 van 22". */
  readonly text: string;
}

/** A part of a whole: a bar beside the words that say the same. */
export function Share({ part, whole, text }: ShareProps) {
  const percent = whole === 0 ? 0 : Math.round((100 * part) / whole);
  return (
    <span className={css['deel']}>
      <span className={css['baan']} aria-hidden="true">
        <span className={css['vulling']} style={{ width: `${percent}%` }} />
      </span>
      {text}
    </span>
  );
}
