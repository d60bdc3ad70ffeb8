import css from './blob-dialog.module.css';

/** A speckled egg; it rocks while it opens. */
export function Egg({ bezig }: { readonly bezig: boolean }) {
  return (
    <svg viewBox="0 0 120 132" className={css['ei']} data-bezig={bezig || undefined} aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="122" rx="34" ry="6" fill="var(--inkt)" opacity="0.14" />
      <path d="M60 12c25 0 42 40 42 67a42 42 0 0 1-84 0c0-27 17-67 42-67z" fill="#fff3d6" stroke="#d9a866" strokeWidth="3" />
      <path d="M60 12c25 0 42 40 42 67a42 42 0 0 1-58 39c38-6 44-60 16-106z" fill="#f3d9a6" />
      <g fill="#ff9d7a">
        <circle cx="44" cy="52" r="7" />
        <circle cx="76" cy="66" r="9" />
        <circle cx="42" cy="88" r="9" />
        <circle cx="66" cy="36" r="5" />
        <circle cx="70" cy="100" r="6" />
      </g>
      <ellipse cx="44" cy="40" rx="7" ry="12" fill="#fff" opacity="0.7" transform="rotate(18 44 40)" />
    </svg>
  );
}
