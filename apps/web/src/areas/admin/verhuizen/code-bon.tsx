import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '../../../shared/brand/brand.tsx';
import { QrCode } from '../../../shared/factor/qr.tsx';
import { ScreenHead } from '../../../shared/screen/screen-head.tsx';
import { useFocusHier } from './use-focus-hier.ts';
import css from './verhuizen.module.css';

interface CodeBonProps {
  readonly title: string;
  readonly code: string;
  /** What the QR code is, to who cannot see it. */
  readonly qr: string;
  /** Where the codes that are out are listed. */
  readonly terug: string;
  readonly teksten: { readonly afdrukken: string; readonly terug: string; readonly eenmaal: string };
  readonly children: ReactNode;
}

/** A code as large as the page allows, once; the square holds the code and nothing else. Prints on one sheet. */
export function CodeBon({ title, code, qr, terug, teksten, children }: CodeBonProps) {
  const kop = useFocusHier<HTMLHeadingElement>();
  return (
    <>
      <div className="niet-printen">
        <ScreenHead
          title={title}
          action={
            <div className={css['knoppen']}>
              <Button onClick={() => window.print()}>{teksten.afdrukken}</Button>
              <Button variant="outlined" component={Link} to={terug}>
                {teksten.terug}
              </Button>
            </div>
          }
        />
        <Alert severity="warning" sx={{ mb: 2, maxWidth: 720 }}>
          {teksten.eenmaal}
        </Alert>
      </div>
      <section className={css['bon']} aria-label={title}>
        <header>
          <h2 ref={kop} tabIndex={-1}>
            {title}
          </h2>
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
    </>
  );
}
