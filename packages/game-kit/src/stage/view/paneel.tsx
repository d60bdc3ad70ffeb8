import type { PointerEvent, ReactElement } from 'react';
import styles from './paneel.module.css';
import type { GameInput } from '../../contract/game.ts';

type Richting = 'links' | 'rechts' | 'op' | 'neer';

export interface PijlenProps {
  readonly uit?: boolean;
  /** What the big button does, in the game's words. */
  readonly actieTekst?: string;
  readonly onInput: (input: GameInput) => void;
}

const PIJLEN: readonly (readonly [Richting, string, string])[] = [
  ['op', 'Omhoog', 'M12 4 4 15h16z'],
  ['links', 'Naar links', 'M4 12 15 4v16z'],
  ['rechts', 'Naar rechts', 'M20 12 9 4v16z'],
  ['neer', 'Omlaag', 'M12 20 4 9h16z'],
];

/** Four arrows for the left thumb and one big button for the right. */
export function Pijlen({ uit = false, actieTekst, onInput }: PijlenProps): ReactElement {
  return (
    <fieldset className={styles['paneel']} aria-label="Besturing">
      <div className={styles['kruis']}>
        {PIJLEN.map(([richting, naam, d]) => (
          <HoldKnop
            key={richting}
            className={styles['pijl'] ?? ''}
            plek={richting}
            naam={naam}
            uit={uit}
            onHold={(ingedrukt) => onInput({ soort: 'richting', richting, ingedrukt })}
          >
            <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true" focusable="false">
              <path d={d} fill="currentColor" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
            </svg>
          </HoldKnop>
        ))}
      </div>
      {actieTekst !== undefined && <Knop uit={uit} tekst={actieTekst} onInput={onInput} />}
    </fieldset>
  );
}

export interface KnopProps {
  readonly uit?: boolean;
  readonly tekst: string;
  readonly onInput: (input: GameInput) => void;
}

/** One big button: the space bar of a touch screen. */
export function Knop({ uit = false, tekst, onInput }: KnopProps): ReactElement {
  return (
    <HoldKnop className={styles['knop'] ?? ''} naam={tekst} uit={uit} onHold={(ingedrukt) => onInput({ soort: 'actie', ingedrukt })}>
      {tekst}
    </HoldKnop>
  );
}

interface HoldKnopProps {
  readonly className: string;
  readonly plek?: string;
  readonly naam: string;
  readonly uit: boolean;
  readonly onHold: (ingedrukt: boolean) => void;
  readonly children: ReactElement | string;
}

/** Down while a finger is on it; a key or a switch gives one short press. */
function HoldKnop({ className, plek, naam, uit, onHold, children }: HoldKnopProps): ReactElement {
  const down = (event: PointerEvent): void => {
    event.preventDefault();
    if (uit || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onHold(true);
  };
  const up = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onHold(false);
  };
  const press = (detail: number): void => {
    if (detail !== 0 || uit) return;
    onHold(true);
    onHold(false);
  };
  return (
    <button
      type="button"
      className={className}
      data-plek={plek}
      data-schakel={uit ? undefined : ''}
      aria-label={naam}
      aria-disabled={uit}
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={up}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => press(event.detail)}
    >
      {children}
    </button>
  );
}
