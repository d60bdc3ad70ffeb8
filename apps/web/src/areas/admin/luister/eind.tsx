import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { VLOEIEND } from '@spelrijk/domain/voorlezen';
import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import type { ReactNode } from 'react';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { reopenEind, chooseVloeiend, toFouten, setGezegd } from './luister.ts';
import type { Luisteren } from './use-luister.ts';
import css from './luister.module.css';

/** How it sounded, from word for word to as one speaks. */
const KLANK = { 1: 'luister.klank.k1', 2: 'luister.klank.k2', 3: 'luister.klank.k3', 4: 'luister.klank.k4' } as const;

interface EindProps {
  readonly luister: Luisteren;
  readonly naam: string;
  /** Asked before it is kept. */
  readonly children?: ReactNode;
}

/** What was said instead: may stay empty. */
function Gezegd({ luister: { l, woorden, step }, naam }: Omit<EindProps, 'children'>) {
  const { t } = useTexts(voorlezenTeksten);
  const anders = l.fouten.filter(({ soort, woord }) => soort === 'anders' && woord < l.gelezen).sort((a, b) => a.woord - b.woord);
  if (anders.length === 0) return null;
  return (
    <div className={css['gezegd']}>
      <p className={css['stil']}>{t('luister.gezegdHulp')}</p>
      {anders.map(({ woord, gezegd = '' }) => (
        <TextField
          key={woord}
          size="small"
          label={t('luister.gezegd', { naam, woord: woorden[woord] ?? '' })}
          value={gezegd}
          onChange={({ target }) => step((van) => setGezegd(van, woord, target.value))}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off', autoCorrect: 'off', autoCapitalize: 'none', spellCheck: false } }}
        />
      ))}
    </div>
  );
}

/** After the reading: how it sounded, what was said, and keeping it. */
export function Eind({ luister, naam, children }: EindProps) {
  const { t } = useTexts(voorlezenTeksten);
  const { l, woorden, step, save, send, teKort } = luister;
  return (
    <>
      <p>
        {t('luister.laatsteGekozen', { woord: woorden[l.gelezen - 1] ?? '' })}{' '}
        <Button variant="text" size="small" onClick={() => step(reopenEind)}>
          {t('luister.anderEind')}
        </Button>
      </p>
      <fieldset className={css['keuzes']}>
        <legend>{t('luister.vloeiend')}</legend>
        {VLOEIEND.map((nr) => (
          <button key={nr} type="button" aria-pressed={l.vloeiend === nr} onClick={() => step((van) => chooseVloeiend(van, nr))}>
            <kbd>{nr}</kbd>
            {t(KLANK[nr])}
          </button>
        ))}
      </fieldset>
      <Gezegd luister={luister} naam={naam} />
      {children}
      <p className={css['stil']}>{t('luister.accent')}</p>
      {teKort && <p role="alert">{t('luister.teKort')}</p>}
      <FormAlert error={send.error} />
      <div className={css['knoppen']}>
        <Button disabled={send.isPending || teKort || toFouten(l).length > 400} onClick={save}>
          {t(send.isPending ? 'luister.bewaren' : 'luister.bewaar')}
        </Button>
      </div>
    </>
  );
}
