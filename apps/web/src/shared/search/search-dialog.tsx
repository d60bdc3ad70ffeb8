import { mdiAccount, mdiAccountGroup, mdiArrowRight, mdiFormatListBulleted, mdiHumanMaleBoard } from '@mdi/js';
import Dialog from '@mui/material/Dialog';
import { zoekenTeksten } from '@spelrijk/teksten/zoeken';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import css from './search.module.css';
import { findTreffers, type Register, type Soort, type Vindbaar } from './treffers.ts';

const ICONEN: Readonly<Record<Soort, string>> = {
  leerling: mdiAccount,
  groep: mdiAccountGroup,
  docent: mdiHumanMaleBoard,
  woordlijst: mdiFormatListBulleted,
  scherm: mdiArrowRight,
};

interface SearchDialogProps {
  readonly register: Register;
  /** Names are still on their way. */
  readonly busy: boolean;
  readonly onClose: () => void;
}

interface OptionProps {
  readonly id: string;
  readonly ding: Vindbaar;
  readonly here: boolean;
  readonly onGo: () => void;
  readonly onHover: () => void;
}

function Option({ id, ding: { soort, label, bij }, here, onGo, onHover }: OptionProps) {
  const { t } = useTexts(zoekenTeksten);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (here) row.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    // The focus stays in the field; the arrows walk along the options (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- a select holds no pictures
    <div ref={row} id={id} role="option" aria-selected={here} className={css['treffer']} onClick={onGo} onPointerMove={onHover}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONEN[soort]} />
      </svg>
      <span className={css['label']}>{label}</span>
      <span className={css['bij']}>{bij ?? t(`soort.${soort}`)}</span>
    </div>
  );
}

/** A field and what is found, walked through with the arrows and opened with Enter or a tap. */
export function SearchDialog({ register, busy, onClose }: SearchDialogProps) {
  const { t } = useTexts(zoekenTeksten);
  const navigate = useNavigate();
  const list = useId();
  const [tekst, setTekst] = useState('');
  const [gekozen, setGekozen] = useState(0);
  const treffers = findTreffers(register, useDeferredValue(tekst));
  const nr = Math.min(gekozen, treffers.length - 1);
  const go = ({ to, zoek }: Vindbaar): void => {
    onClose();
    void navigate(to, zoek === undefined ? {} : { state: { zoek } });
  };
  const walk = (step: number): void => setGekozen((Math.max(0, nr) + step + treffers.length) % Math.max(1, treffers.length));
  const onKey = (event: { readonly key: string; preventDefault(): void }): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const treffer = treffers[nr];
    if (step !== 0) {
      event.preventDefault();
      walk(step);
    } else if (event.key === 'Enter' && treffer) {
      event.preventDefault();
      go(treffer);
    }
  };
  const says = tekst.trim() === '' ? '' : busy ? t('bezig') : treffers.length === 0 ? t('niets', { zoek: tekst }) : '';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" slotProps={{ paper: { 'aria-label': t('titel'), className: css['blad'] } }}>
      <div className={css['kop']}>
        <input
          // Opened to type in: nothing else is there.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="search"
          role="combobox"
          className={css['veld']}
          aria-label={t('titel')}
          aria-expanded={treffers.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={nr >= 0 ? `${list}-${nr}` : undefined}
          placeholder={t('wat')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={tekst}
          onChange={({ target }) => {
            setTekst(target.value);
            setGekozen(0);
          }}
          onKeyDown={onKey}
        />
        <button type="button" className={css['dicht']} onClick={onClose}>
          {t('sluit')}
        </button>
      </div>
      <output className={says === '' ? 'verborgen' : css['zegt']}>
        {says || (treffers.length > 0 ? t('gevonden', { count: treffers.length }) : '')}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no pictures */}
      <div id={list} role="listbox" aria-label={t('treffers')} className={css['lijst']}>
        {treffers.map((ding, i) => (
          <Option
            key={`${ding.soort} ${ding.to} ${ding.label}`}
            id={`${list}-${i}`}
            ding={ding}
            here={i === nr}
            onGo={() => go(ding)}
            onHover={() => setGekozen(i)}
          />
        ))}
      </div>
    </Dialog>
  );
}
