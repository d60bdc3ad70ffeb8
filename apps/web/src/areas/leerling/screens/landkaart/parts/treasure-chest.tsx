/** The chest behind the taken of today; decoration, the words stand beside it. */
import { KLEUREN } from '@spelrijk/ui/tokens';

export function TreasureChest({ open }: { readonly open: boolean }) {
  return (
    <svg viewBox="0 0 96 76" width="84" height="66" aria-hidden="true" focusable="false">
      <ellipse cx="48" cy="70" rx="40" ry="5" fill="var(--inkt)" opacity="0.18" />
      {open && <path d="M48 34L22 4M48 34L40 0M48 34L58 0M48 34L76 6" stroke="#ffe9a6" strokeWidth="5" strokeLinecap="round" />}
      <path
        d={open ? 'M12 26Q14 2 48 2t36 24l-8 8H20z' : 'M12 36Q12 10 48 10t36 26z'}
        fill="#9a6238"
        stroke="#5f3a1c"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {open && <path d="M14 40Q48 14 82 40z" fill="#ffd45e" stroke="#c98a0a" strokeWidth="2" />}
      {open &&
        [30, 46, 62].map((x, i) => (
          <circle key={x} cx={x} cy={i === 1 ? 28 : 33} r="7" fill={i === 1 ? '#fff0b8' : KLEUREN.zon} stroke="#c98a0a" strokeWidth="2" />
        ))}
      <rect x="12" y="36" width="72" height="32" rx="4" fill="#b0713f" stroke="#5f3a1c" strokeWidth="3" />
      <path d="M26 37v30M70 37v30" stroke="#e0b47e" strokeWidth="6" />
      {!open && <path d="M40 44v-6a8 8 0 0 1 16 0v6" fill="none" stroke="#7d8a96" strokeWidth="4" />}
      <rect x="37" y="43" width="22" height="17" rx="4" fill="var(--zon)" stroke="#8a5a00" strokeWidth="2.5" />
      <circle cx="48" cy="50" r="2.6" fill="#8a5a00" />
      <path d="M48 51v5" stroke="#8a5a00" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
