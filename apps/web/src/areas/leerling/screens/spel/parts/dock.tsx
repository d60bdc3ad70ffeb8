import type { Regio } from '@spelrijk/domain/admin';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameInput } from '@spelrijk/game-kit/game';
import { needsHoofdletters, needsSpatie, tekensOf } from '@spelrijk/game-kit/letterbord';
import type { Indeling } from '@spelrijk/game-kit/letterbord';
import { Letterbord } from '@spelrijk/game-kit/view/letterbord';
import { Knop, Pijlen } from '@spelrijk/game-kit/view/paneel';
import { useTranslation } from 'react-i18next';
import css from '../round.module.css';

interface DockProps {
  readonly paneel: 'letters' | 'pijlen' | 'knop';
  readonly opgaven: readonly Opgave[];
  readonly opgave: Opgave;
  readonly regio: Regio;
  readonly jaargroep: number;
  readonly uit: boolean;
  readonly onInput: (input: GameInput) => void;
}

/** Beginners look for letters in the order of the alphabet; later the board is that of the keyboards around them. */
function layoutFor(regio: Regio, jaargroep: number): Indeling {
  if (jaargroep <= 3) return 'abc';
  return regio === 'be' ? 'azerty' : 'qwerty';
}

/** What can have to be typed: the answer, or the word itself where the answer is a bin or a piece. */
const typedWord = ({ antwoordvorm, antwoord, woord }: Opgave): string =>
  antwoordvorm === 'TYP' || antwoordvorm === 'FLITS' ? antwoord : woord.woord;

/** What a child without a keyboard plays with. */
export function Dock({ paneel, opgaven, opgave, regio, jaargroep, uit, onInput }: DockProps) {
  const { t } = useTranslation('leerling');
  const words = opgaven.map(typedWord);
  return (
    <div className={css['dok']}>
      {paneel === 'letters' && (
        <Letterbord
          indeling={layoutFor(regio, jaargroep)}
          tekens={tekensOf(words)}
          hoofdletters={needsHoofdletters(words)}
          spatie={needsSpatie(words)}
          uit={uit}
          onInput={onInput}
          {...(jaargroep <= 3 ? { alleenVoor: typedWord(opgave) } : {})}
        />
      )}
      {paneel === 'pijlen' && <Pijlen uit={uit} onInput={onInput} />}
      {paneel === 'knop' && <Knop uit={uit} tekst={t('spel.spelen')} onInput={onInput} />}
    </div>
  );
}
