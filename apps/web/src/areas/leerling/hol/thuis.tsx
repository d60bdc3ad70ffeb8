import { BlobFigure } from '@spelrijk/ui/blob';
import { lazy, Suspense } from 'react';
import css from './thuis.module.css';

// Most children have none yet.
const Hol = lazy(async () => ({ default: (await import('./hol.tsx')).Hol }));

interface ThuisProps {
  readonly hol: number | null;
  /** Drawing of the blob that walks along. */
  readonly maatje: number | null;
}

/** Where the stepping stones of a round lead to: the own hol, out of which who walks along looks. */
export function Thuis({ hol, maatje }: ThuisProps) {
  if (hol === null) return maatje === null ? null : <BlobFigure seed={maatje} alive />;
  return (
    <Suspense>
      <Hol nummer={hol} bewoner={maatje ?? undefined} />
    </Suspense>
  );
}

/** Beside the child's own blob at the end of a round: home on one side, who walks along on the other. */
export function Reisgenoten({ hol, maatje }: ThuisProps) {
  return (
    <>
      {hol !== null && (
        <div className={css['hol']} aria-hidden="true">
          <Suspense>
            <Hol nummer={hol} />
          </Suspense>
        </div>
      )}
      {maatje !== null && (
        <div className={css['maatje']} aria-hidden="true">
          <BlobFigure seed={maatje} mood="blij" alive />
        </div>
      )}
    </>
  );
}
