import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './veld.module.css';

interface VeldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'email';
  readonly inputMode?: 'numeric' | 'email';
  readonly autoComplete?: string;
  readonly waarde: string;
  readonly onWaarde: (waarde: string) => void;
  readonly fout?: string | undefined;
  readonly hulp?: string;
  readonly maxLength: number;
  readonly vrij?: boolean;
  /** More lines. */
  readonly rijen?: number;
}

/** A label, its field, and what is wrong with it: outlined and compact, as everywhere. */
export function Veld({ label, waarde, onWaarde, fout, hulp, vrij = false, rijen, ...rest }: VeldProps) {
  const { t } = useTexts(siteTeksten);
  const id = useId();
  const uitleg = [hulp !== undefined && `${id}-hulp`, fout !== undefined && `${id}-fout`].filter((x) => x !== false).join(' ');
  const gemeen = {
    id,
    value: waarde,
    'aria-invalid': fout !== undefined,
    'aria-required': !vrij,
    ...(uitleg !== '' && { 'aria-describedby': uitleg }),
  };
  return (
    <div className={css['veld']}>
      <label htmlFor={id}>
        {label} {vrij && <small>{t('formulier.nietVerplicht')}</small>}
      </label>
      {rijen === undefined ? (
        <input {...rest} {...gemeen} onChange={(event) => onWaarde(event.target.value)} />
      ) : (
        <textarea name={rest.name} maxLength={rest.maxLength} rows={rijen} {...gemeen} onChange={(event) => onWaarde(event.target.value)} />
      )}
      {hulp !== undefined && <small id={`${id}-hulp`}>{hulp}</small>}
      {fout !== undefined && <Fout id={`${id}-fout`}>{fout}</Fout>}
    </div>
  );
}

function Fout({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={css['fout']}>
      {children}
    </p>
  );
}

interface KeuzeProps<K extends string> {
  readonly label: string;
  readonly naam: string;
  readonly keuzes: readonly (readonly [K, string])[];
  readonly waarde: K | '';
  readonly onChoose: (keuze: K) => void;
  readonly fout?: string | undefined;
}

/** One of a few. */
export function Keuze<K extends string>({ label, naam, keuzes, waarde, onChoose, fout }: KeuzeProps<K>) {
  const id = useId();
  return (
    <fieldset className={css['keuze']} aria-describedby={fout === undefined ? undefined : `${id}-fout`}>
      <legend>{label}</legend>
      {keuzes.map(([keuze, tekst]) => (
        <label key={keuze}>
          <input type="radio" name={naam} value={keuze} checked={waarde === keuze} onChange={() => onChoose(keuze)} />
          {tekst}
        </label>
      ))}
      {fout !== undefined && <Fout id={`${id}-fout`}>{fout}</Fout>}
    </fieldset>
  );
}
