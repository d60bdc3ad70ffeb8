/** A blob that looks for the way, drawn by hand: pages that went wrong must not depend on anything else. */
export function Lost({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 180 150" aria-hidden="true" focusable="false">
      <ellipse cx="90" cy="140" rx="58" ry="7" fill="var(--inkt)" opacity="0.12" />
      <path d="M90 34c34 0 54 24 54 54s-18 50-54 50-54-20-54-50 20-54 54-54Z" fill="#57bfcc" stroke="var(--zee)" strokeWidth="3" />
      <path d="M58 62c6-10 16-15 26-15" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity="0.6" />
      <circle cx="72" cy="84" r="14" fill="#fff" />
      <circle cx="108" cy="84" r="14" fill="#fff" />
      <circle cx="67" cy="80" r="6.5" fill="var(--inkt)" />
      <circle cx="103" cy="80" r="6.5" fill="var(--inkt)" />
      <path d="M78 114c6-6 18-6 24 0" fill="none" stroke="var(--inkt)" strokeWidth="4" strokeLinecap="round" />
      <path d="M124 30c0-14 20-14 20-1 0 9-10 9-10 18" fill="none" stroke="var(--koraal)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="134" cy="58" r="4" fill="var(--koraal)" />
    </svg>
  );
}
