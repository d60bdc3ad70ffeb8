import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LEESFOUTEN, type Leesfoutsoort } from '@spelrijk/domain/voorlezen';
import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import type { LeerlingPlek } from '../../voorlezen.ts';
import { Eind } from './eind.tsx';
import { chooseLaatste, chooseSoort, start, stop } from './luister.ts';
import { Verder } from './verder.tsx';
import { isAlBeluisterd, useLuister, type Luisteren, type Tekst } from './use-luister.ts';
import css from './voorlezen.module.css';
import { Woorden } from './woorden.tsx';

interface LuisterenProps {
  readonly plek: LeerlingPlek;
  readonly tekst: Tekst;
  readonly momentId: string | null;
  readonly onAgain: () => void;
}

/** Puts the text on the screen of the child: only while somebody listens. */
function OpScherm({ plek, tekst }: Pick<LuisterenProps, 'plek' | 'tekst'>) {
  const { t } = useTexts(voorlezenTeksten);
  const { roepnaam: naam } = tekst;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('showVoorlezen', { params: { ...plek }, body: { tekstId: tekst.id } }),
  });
  return (
    <>
      <Button variant="outlined" disabled={isPending || isSuccess} onClick={() => mutate()}>
        {t('luister.opScherm', { naam })}
      </Button>
      <FormAlert error={error} done={isSuccess ? t('luister.staatKlaar', { naam }) : undefined} />
    </>
  );
}

/** While the child reads: the kind of what was marked last, and the end. */
function Leest({ luister: { l, woorden, step, minuut }, onAgain }: { readonly luister: Luisteren; readonly onAgain: () => void }) {
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
        <Button onClick={() => step(stop)}>{t('luister.einde')}</Button>
        <Button variant="text" onClick={onAgain}>
          {t('luister.opnieuw')}
        </Button>
        <output className={css['minuut']}>{minuut ? t('luister.minuut') : ''}</output>
      </div>
    </div>
  );
}

function Stap({ luister, plek, tekst, momentId, onAgain }: LuisterenProps & { readonly luister: Luisteren }) {
  const { t } = useTexts(voorlezenTeksten);
  const { l, step, send } = luister;
  if (send.isSuccess || isAlBeluisterd(send.error))
    return (
      <>
        {send.data ? <Alert severity="success">{t('luister.klaar', send.data)}</Alert> : <FormAlert error={send.error} />}
        <Verder plek={plek} naam={tekst.roepnaam} momentId={momentId} />
      </>
    );
  if (l.fase === 'klaar')
    return (
      <div className={css['knoppen']}>
        <Button onClick={() => step(start)}>{t('luister.start')}</Button>
        <OpScherm plek={plek} tekst={tekst} />
      </div>
    );
  if (l.fase === 'leest') return <Leest luister={luister} onAgain={onAgain} />;
  if (l.fase === 'eind')
    return (
      <>
        <Eind luister={luister} naam={tekst.roepnaam} />
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

/** One text, one child, one listener. Nothing is kept until it is sent. */
export function Luisterscherm(props: LuisterenProps) {
  const { t } = useTexts(voorlezenTeksten);
  const { plek, tekst, momentId } = props;
  const luister = useLuister(plek, tekst, momentId);
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
    <div className={css['vel']}>
      <p>{t('luister.uitleg', { naam: tekst.roepnaam })}</p>
      <p className={css['stil']}>{t('luister.hulp')}</p>
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
      <Stap {...props} luister={luister} />
    </div>
  );
}
