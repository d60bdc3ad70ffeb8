import type { CSSProperties } from 'react';
import css from './klok.module.css';

/** The soft clock: sand that runs out while the child thinks. When it is empty nothing happens. A screen reader has no use for it. */
export function Klok({ ms, stil }: { readonly ms: number; readonly stil: boolean }) {
  const style: CSSProperties & Record<'--duur', string> = { '--duur': `${ms}ms` };
  return (
    <div className={css['klok']} aria-hidden="true" data-klok="" data-stil={stil}>
      <span style={style} />
    </div>
  );
}
