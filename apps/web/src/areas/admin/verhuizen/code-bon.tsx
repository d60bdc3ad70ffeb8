import type { ReactNode } from 'react';
import { Brand } from '../../../shared/brand/brand.tsx';
import { QrCode } from '../../../shared/factor/qr.tsx';
import css from './verhuizen.module.css';

interface CodeBonProps {
  readonly title: string;
  readonly code: string;
  /** What the QR code is, to who cannot see it. */
  readonly qr: string;
  readonly children: ReactNode;
}

/** A code as large as the page allows, once; the square holds the code and nothing else. Prints on one sheet. */
export function CodeBon({ title, code, qr, children }: CodeBonProps) {
  return (
    <section className={css['bon']} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Brand />
      </header>
      <p className={css['code']} data-testid="code">
        {code.split('-').map((groep, i) => (
          // The groups stand in a row that never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i}>
            {i > 0 && <span className="verborgen">-</span>}
            {groep}
          </span>
        ))}
      </p>
      <div className={css['inhoud']}>
        <div className={css['tekst']}>{children}</div>
        <QrCode text={code} label={qr} />
      </div>
    </section>
  );
}
