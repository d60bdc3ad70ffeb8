import type { ReactNode } from 'react';
import css from './names-field.module.css';

interface NamesFieldProps {
  readonly legend: string;
  readonly leerlingen: readonly { readonly id: string; readonly roepnaam: string }[];
  readonly aan: ReadonlySet<string>;
  readonly onAan: (aan: ReadonlySet<string>) => void;
  /** Above the names. */
  readonly children?: ReactNode;
}

/** Who it is for, name by name. */
export function NamesField({ legend, leerlingen, aan, onAan, children }: NamesFieldProps) {
  const toggle = (id: string): void => {
    const next = new Set(aan);
    if (!next.delete(id)) next.add(id);
    onAan(next);
  };
  return (
    <fieldset className={css['veld']}>
      <legend>{legend}</legend>
      {children}
      <div className={css['namen']}>
        {leerlingen.map(({ id, roepnaam }) => (
          <label key={id}>
            <input type="checkbox" checked={aan.has(id)} onChange={() => toggle(id)} />
            {roepnaam}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
