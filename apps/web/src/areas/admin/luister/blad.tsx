import Button from '@mui/material/Button';
import { LEESFOUTEN, type Leesfoutsoort } from '@spelrijk/domain/voorlezen';
import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { Eind } from './eind.tsx';
import { chooseLaatste, chooseSoort, stop } from './luister.ts';
import css from './luister.module.css';
import { isAlBeluisterd, type Luisteren, type Luistertekst } from './use-luister.ts';
import { Woorden } from './woorden.tsx';

interface BladProps {
  readonly luister: Luisteren;
  readonly tekst: Luistertekst;
  /** What these keys do. */
  readonly hulp: string;
  /** Before it begins. */
  readonly klaar: ReactNode;
  /** Beside the keys while it goes on. */
  readonly naast?: ReactNode;
  /** Asked at the end, before it is kept. */
  readonly vraag?: ReactNode;
  /** Once it was kept. */
  readonly gedaan: ReactNode;
  readonly onEinde?: () => void;
  readonly onAgain: () => void;
}

/** While the child reads: the kind of what was marked last, and the end. */
function Leest({ luister: { l, woorden, step, minuut }, naast, onEinde, onAgain }: Omit<BladProps, 'tekst' | 'hulp' | 'klaar' | 'gedaan'>) {
  const { t } = useTexts(voorlezenTeksten);
  const nu = l.fouten.find(({ woord }) => woord === l.nu);
  return (
    <div className={css['balk']}>
      {nu && (
        <fieldset className={css['keuzes']}>
          <legend>{t('luister.soort', { woord: woorden[nu.woord] ?? '' })}</legend>
          {LEESFOUTEN.map((soort, i) => (
            <button key={soort} type="button" aria-pressed={nu.soort === soort} onClick={() => step((van) => chooseSoort(van, soort))}>
              <kbd>{i + 1}</kbd>
              {t(`luister.soorten.${soort}`)}
            </button>
          ))}
        </fieldset>
      )}
      <div className={css['knoppen']}>
        {naast}
        <Button
          onClick={() => {
            step(stop);
            onEinde?.();
          }}
        >
          {t('luister.einde')}
        </Button>
        <Button variant="text" onClick={onAgain}>
          {t('luister.opnieuw')}
        </Button>
        <output className={css['minuut']}>{minuut ? t('luister.minuut') : ''}</output>
      </div>
    </div>
  );
}

function Stap(props: Omit<BladProps, 'hulp'>) {
  const { t } = useTexts(voorlezenTeksten);
  const { luister, tekst, klaar, vraag, gedaan, onAgain } = props;
  const { l, step, send } = luister;
  if (send.isSuccess || isAlBeluisterd(send.error)) return gedaan;
  if (l.fase === 'klaar') return klaar;
  if (l.fase === 'leest') return <Leest {...props} />;
  if (l.fase === 'eind')
    return (
      <>
        <Eind luister={luister} naam={tekst.roepnaam}>
          {vraag}
        </Eind>
        <Button variant="text" onClick={onAgain}>
          {t('luister.opnieuw')}
        </Button>
      </>
    );
  return (
    <div className={css['balk']}>
      <output>{t('luister.laatste')}</output>
      <Button onClick={() => step((van) => chooseLaatste(van, van.woorden - 1))}>{t('luister.alles')}</Button>
    </div>
  );
}

/** The text with its words to mark, and what is asked at each step. */
export function Luisterblad(props: BladProps) {
  const { t } = useTexts(voorlezenTeksten);
  const { luister, tekst, hulp } = props;
  const { l, loper, tap, onKeyDown, send } = luister;
  const vak = useRef<HTMLFieldSetElement>(null);
  // The keys are of the text: it has the focus whenever a step begins, and while the child reads after each mark, wherever that was tapped.
  const stap = l.fase === 'leest' ? l.fouten : l.fase;
  useEffect(() => {
    if (stap) vak.current?.focus({ preventScroll: true });
  }, [stap]);
  const namen: Record<Leesfoutsoort, string> = {
    anders: t('luister.soorten.anders'),
    overgeslagen: t('luister.soorten.overgeslagen'),
    erbij: t('luister.soorten.erbij'),
    voorgezegd: t('luister.soorten.voorgezegd'),
    verbeterd: t('luister.soorten.verbeterd'),
  };
  const gedaan = send.isSuccess || isAlBeluisterd(send.error);
  return (
    <>
      <p className={css['stil']}>{hulp}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- its keys move the pointer over the words; each word is a button for who points */}
      <fieldset ref={vak} className={css['tekst']} aria-label={t('luister.tekst')} tabIndex={0} onKeyDown={onKeyDown}>
        <Woorden
          {...tekst}
          fouten={new Map(l.fouten.map(({ woord, soort }) => [woord, soort]))}
          namen={namen}
          loper={loper}
          einde={l.fase === 'laatste' || l.fase === 'eind' ? l.gelezen : null}
          onWoord={l.fase === 'klaar' || gedaan ? null : tap}
        />
      </fieldset>
      <Stap {...props} />
    </>
  );
}
