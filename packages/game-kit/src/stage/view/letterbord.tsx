import { useState } from 'react';
import type { PointerEvent, MouseEvent, ReactElement } from 'react';
import styles from './letterbord.module.css';
import type { GameInput } from '../../contract/game.ts';
import { smallBord, wholeBord } from '../letterbord.ts';
import type { Indeling } from '../letterbord.ts';

export interface LetterbordProps {
  readonly indeling: Indeling;
  /** Signs beside a-z that this taak needs: `tekensOf(words)`. */
  readonly tekens: readonly string[];
  /** A key for one capital: `needsHoofdletters(words)`. */
  readonly hoofdletters: boolean;
  /** A space key, for sentences: `needsSpatie(words)`. */
  readonly spatie?: boolean;
  /** Beginners: only the letters of this word and four others; absent for the whole alphabet. */
  readonly alleenVoor?: string;
  /** Greyed while the host judges or explains. */
  readonly uit?: boolean;
  /** What the big key says; `Klaar` unless told. */
  readonly klaarTekst?: string;
  readonly onInput: (input: GameInput) => void;
}

/** Our own letter board: no keyboard of the device that predicts words, and keys of a child's finger size. */
export function Letterbord({
  indeling,
  tekens,
  hoofdletters,
  spatie = false,
  alleenVoor,
  uit = false,
  klaarTekst = 'Klaar',
  onInput,
}: LetterbordProps): ReactElement {
  const [capital, setCapital] = useState(false);
  const rows = alleenVoor === undefined ? wholeBord(indeling, tekens) : smallBord(alleenVoor);
  const type = (letter: string): void => {
    onInput({ soort: 'letter', letter: capital ? letter.toUpperCase() : letter });
    setCapital(false);
  };
  const controls = (
    <>
      {hoofdletters && <Toets uit={uit} naam="Hoofdletter" tekst="Aa" soort="hoofd" aan={capital} onPress={() => setCapital(!capital)} />}
      {spatie && <Toets uit={uit} naam="Spatie" tekst="spatie" soort="spatie" onPress={() => type(' ')} />}
      <Toets uit={uit} naam="Wis de laatste letter" tekst="⌫" soort="wis" onPress={() => onInput({ soort: 'wis' })} />
      <Toets uit={uit} naam={klaarTekst} tekst={klaarTekst} soort="klaar" onPress={() => onInput({ soort: 'klaar' })} />
    </>
  );
  // A row saved is a larger stage: where the last row of letters leaves room, the other keys join it.
  const shared = !hoofdletters && !spatie && alleenVoor === undefined && (rows.at(-1)?.length ?? 9) <= 5;
  return (
    <fieldset className={styles['bord']} aria-label="Letterbord" data-klein={alleenVoor !== undefined} data-indeling={indeling}>
      {rows.map((row, at) => (
        <div key={row.join('')} className={styles['rij']} data-schakelrij="">
          {row.map((letter) => (
            <Toets
              key={letter}
              uit={uit}
              naam={nameOf(letter)}
              tekst={capital ? letter.toUpperCase() : letter}
              soort="letter"
              onPress={() => type(letter)}
            />
          ))}
          {shared && at === rows.length - 1 && controls}
        </div>
      ))}
      {!shared && (
        <div className={styles['rij']} data-schakelrij="">
          {controls}
        </div>
      )}
    </fieldset>
  );
}

interface ToetsProps {
  readonly uit: boolean;
  readonly naam: string;
  readonly tekst: string;
  readonly soort: 'letter' | 'hoofd' | 'spatie' | 'wis' | 'klaar';
  readonly aan?: boolean;
  readonly onPress: () => void;
}

/** A finger types when it lands, not when it lifts: quick typing loses no letter. Keys and switches come as a click. */
function Toets({ uit, naam, tekst, soort, aan, onPress }: ToetsProps): ReactElement {
  const onPointerDown = (event: PointerEvent): void => {
    event.preventDefault();
    if (event.button === 0 && !uit) onPress();
  };
  const onClick = (event: MouseEvent): void => {
    if (event.detail === 0 && !uit) onPress();
  };
  return (
    <button
      type="button"
      className={styles['toets']}
      data-soort={soort}
      data-schakel={uit ? undefined : ''}
      aria-label={naam}
      aria-pressed={aan}
      aria-disabled={uit}
      onPointerDown={onPointerDown}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {tekst}
    </button>
  );
}

const NAMEN: Readonly<Record<string, string>> = {
  "'": 'apostrof',
  '-': 'koppelteken',
  '.': 'punt',
  ',': 'komma',
  '?': 'vraagteken',
  '!': 'uitroepteken',
  ':': 'dubbele punt',
  ';': 'puntkomma',
  '"': 'aanhalingsteken',
};
const nameOf = (letter: string): string => NAMEN[letter] ?? letter;
