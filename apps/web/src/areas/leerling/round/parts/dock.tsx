import type { Regio } from '@spelrijk/domain/admin';
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { needsHoofdletters, needsSpatie } from '@spelrijk/game-kit/stage';
import type { Indeling } from '@spelrijk/game-kit/stage';
import { Letterbord, Knop, Pijlen } from '@spelrijk/game-kit/stage/view';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { BEGINNER, layoutFor } from '../../../../shared/kindbeeld/letterbord.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { signsOf, typedWord } from '../../play/schrijf.ts';
import css from '../round.module.css';

interface DockProps {
  readonly paneel: 'letters' | 'pijlen' | 'knop';
  readonly opgaven: readonly Opgave[];
  readonly opgave: Opgave;
  readonly regio: Regio;
  readonly jaargroep: number;
  readonly toetsenbord: Oefeninstelling['toetsenbord'];
  readonly uit: boolean;
  readonly onInput: (input: GameInput) => void;
}

/** Where somebody has no keys and no board was asked for, there is a board all the same: without one nothing can be written. */
const isChosen = (toetsenbord: Oefeninstelling['toetsenbord']): toetsenbord is Indeling =>
  toetsenbord !== 'automatisch' && toetsenbord !== 'geen';

/** What a child without a keyboard plays with. */
export function Dock({ paneel, opgaven, opgave, regio, jaargroep, toetsenbord, uit, onInput }: DockProps) {
  const { t } = useTexts(leerlingTeksten);
  const words = opgaven.map(typedWord);
  const indeling = isChosen(toetsenbord) ? toetsenbord : layoutFor(regio, jaargroep);
  const small = jaargroep <= BEGINNER && indeling === 'abc';
  return (
    <div className={css['dok']}>
      {paneel === 'letters' && (
        <Letterbord
          indeling={indeling}
          tekens={signsOf(opgaven)}
          hoofdletters={needsHoofdletters(words)}
          spatie={needsSpatie(words)}
          uit={uit}
          onInput={onInput}
          {...(small ? { alleenVoor: typedWord(opgave) } : {})}
        />
      )}
      {paneel === 'pijlen' && <Pijlen uit={uit} onInput={onInput} />}
      {paneel === 'knop' && <Knop uit={uit} tekst={t('spel.spelen')} onInput={onInput} />}
    </div>
  );
}
