import { mdiClose } from '@mdi/js';
import type { Opgave } from '@spelrijk/domain/opgave';
import { isLeesvorm } from '@spelrijk/domain/oefenvormen';
import { explainRegel } from '@spelrijk/taal/uitleg';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Bloep } from '@spelrijk/ui/blob';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import type { Line } from '../../audio/speak.ts';
import { useSoundOn } from '../../audio/device-setting.ts';
import { Hear } from '../../parts/hear.tsx';
import { hintsFor } from '../../play/hints.ts';
import type { Hint } from '../../play/hints.ts';
import { hintregelVan } from '../../play/judge.ts';
import { leestip } from '../../play/prompt.ts';
import css from './hint-box.module.css';

interface HintBoxProps {
  readonly opgave: Opgave;
  /** Steps beyond the first. */
  readonly step: number;
  readonly onMore: () => void;
  readonly onClose: () => void;
  /** After a click the keyboard belongs to the game again: Enter hands in the word. Who tabbed here stays here. */
  readonly onClicked: () => void;
}

function useHintText(): (hint: Hint) => string {
  const { t } = useTexts(leerlingTeksten);
  return (hint) => {
    if (hint.soort === 'regel') return hint.regel;
    if (hint.soort === 'klap') return t('hint.klap');
    if (hint.soort === 'groepen') return t('hint.groepen', { count: hint.aantal });
    return hint.soort === 'plek' ? t(`hint.${hint.plek}`) : t('hint.eerste', { letter: hint.letter });
  };
}

/** A rule is said as it was rendered for its categorie's card; a letter by its sound. */
function spokenHint(hint: Hint, opgave: Opgave): Line {
  if (hint.soort === 'regel')
    return isLeesvorm(opgave.vorm) || opgave.zinsvraag || opgave.regelvraag ? hint.regel : `regel:${hintregelVan(opgave)}`;
  if (hint.soort === 'klap') return ['hint.klap'];
  if (hint.soort === 'groepen') return ['hint.groepen', { count: hint.aantal }];
  return hint.soort === 'plek' ? [`hint.${hint.plek}`] : ['hint.eerste', { letter: `klank:${hint.letter.toLowerCase()}` }];
}

/** Bloep helps, one step at a time. */
export function HintBox({ opgave, step, onMore, onClose, onClicked }: HintBoxProps) {
  const { t } = useTexts(leerlingTeksten);
  const { vorm, zinsvraag, regelvraag } = opgave;
  const soundOn = useSoundOn();
  const tip = zinsvraag?.regel ?? regelvraag?.tip;
  const hints = hintsFor(opgave, isLeesvorm(vorm) ? leestip(vorm, soundOn, opgave.lezen) : (tip ?? explainRegel(hintregelVan(opgave))));
  const textOf = useHintText();
  const last = hints[Math.min(step, hints.length - 1)];
  const isLast = step + 1 >= hints.length;
  // "Meer hulp" goes with its last press; who pressed it by key would be nowhere, and the next Enter would give an answer.
  const knoppen = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (isLast && pressed.current) knoppen.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isLast]);
  const more = (event: MouseEvent): void => {
    pressed.current = event.detail === 0;
    onMore();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it only watches the buttons inside
    <aside className={css['hint']} aria-label={t('spel.hint')} data-geen-schakel="" onClick={(event) => event.detail > 0 && onClicked()}>
      <div className={css['bloep']}>
        <Bloep mood="blij" alive />
      </div>
      <ol className={css['lijst']} aria-live="polite">
        {hints.slice(0, step + 1).map((hint) => (
          <li key={hint.soort}>{textOf(hint)}</li>
        ))}
      </ol>
      <div ref={knoppen} className={css['knoppen']}>
        {last && <Hear name={t('hint.hoor')} lines={[spokenHint(last, opgave)]} />}
        {!isLast && (
          <BigButton className={css['meer'] ?? ''} tone="zon" onClick={more}>
            {t('hint.meer')}
          </BigButton>
        )}
        <RoundButton name={t('hint.weg')} onClick={onClose}>
          <Icon path={mdiClose} />
        </RoundButton>
      </div>
    </aside>
  );
}
