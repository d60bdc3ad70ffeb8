import type { Leesfoutsoort } from '@spelrijk/domain/voorlezen';
import { leeswoorden } from '@spelrijk/domain/voorlezen';
import { memo } from 'react';
import css from './luister.module.css';

interface WoordenProps {
  readonly titel: string;
  readonly alineas: readonly (readonly string[])[];
  readonly perRegel: boolean;
  readonly fouten: ReadonlyMap<number, Leesfoutsoort>;
  readonly namen: Readonly<Record<Leesfoutsoort, string>>;
  /** The word under the pointer; null: it does not run. */
  readonly loper: number | null;
  /** The first word that was not read any more; null: not known yet. */
  readonly einde: number | null;
  readonly onWoord: ((woord: number) => void) | null;
}

interface WoordProps {
  readonly nr: number;
  readonly woord: string;
  readonly fout: Leesfoutsoort | undefined;
  readonly naam: string;
  readonly loopt: boolean;
  readonly na: boolean;
  readonly onWoord: ((woord: number) => void) | null;
}

/** Not reachable by Tab one by one: with keys the pointer goes along them. */
const Woord = memo(function Woord({ nr, woord, fout, naam, loopt, na, onWoord }: WoordProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css['woord']}
      data-fout={fout}
      data-loopt={loopt || undefined}
      data-na={na || undefined}
      disabled={onWoord === null}
      aria-label={fout ? `${woord}, ${naam}` : undefined}
      onClick={() => onWoord?.(nr)}
    >
      {woord}
    </button>
  );
});

/** The text as it stands before the child, every word to be tapped. */
export function Woorden({ titel, alineas, perRegel, fouten, namen, loper, einde, onWoord }: WoordenProps) {
  let nr = 0;
  return (
    <>
      <h2>{titel}</h2>
      {alineas.map((zinnen) => (
        <p key={zinnen.join(' ')} data-regels={perRegel}>
          {zinnen.map((zin, n) => (
            <span key={`${n}-${zin}`} className={css['zin']}>
              {leeswoorden([zin]).map((woord) => {
                const dit = nr++;
                const fout = fouten.get(dit);
                return (
                  <Woord
                    key={dit}
                    nr={dit}
                    woord={woord}
                    fout={fout}
                    naam={fout ? namen[fout] : ''}
                    loopt={loper === dit}
                    na={einde !== null && dit >= einde}
                    onWoord={onWoord}
                  />
                );
              })}
            </span>
          ))}
        </p>
      ))}
    </>
  );
}
