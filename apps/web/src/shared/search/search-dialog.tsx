import { mdiAccount, mdiAccountGroup, mdiArrowRight, mdiFormatListBulleted, mdiHumanMaleBoard } from '@mdi/js';
import Dialog from '@mui/material/Dialog';
import { zoekenTeksten } from '@spelrijk/teksten/zoeken';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import css from './search.module.css';
import { findTreffers, type Register, SOORTEN, type Soort, type Vindbaar } from './treffers.ts';

const ICONEN: Readonly<Record<Soort, string>> = {
  leerling: mdiAccount,
  groep: mdiAccountGroup,
  docent: mdiHumanMaleBoard,
  woordlijst: mdiFormatListBulleted,
  scherm: mdiArrowRight,
};

/** So many rows stand at first, and so many more each time that somebody gets near the last: a slow laptop draws no twelve hundred at once. */
const PER_KEER = 30;
/** How far a key walks along what is found; a page is about what is seen at once. */
const STAPPEN: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

interface SearchDialogProps {
  readonly register: Register;
  /** Names are still on their way. */
  readonly busy: boolean;
  readonly onClose: () => void;
}

interface OptionProps {
  readonly id: string;
  readonly ding: Vindbaar;
  readonly plaats: number;
  readonly aantal: number;
  readonly here: boolean;
  readonly onGo: () => void;
  readonly onHover: () => void;
}

function Option({ id, ding: { soort, label, bij }, plaats, aantal, here, onGo, onHover }: OptionProps) {
  const { t } = useTexts(zoekenTeksten);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (here) row.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    // The focus stays in the field; the arrows walk along the options (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- a select holds no pictures
    <div
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no pictures
      role="option"
      aria-selected={here}
      aria-posinset={plaats}
      aria-setsize={aantal}
      className={css['treffer']}
      onClick={onGo}
      onPointerMove={onHover}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONEN[soort]} />
      </svg>
      <span className={css['label']}>{label}</span>
      <span className={css['bij']}>{bij ?? t(`soort.${soort}`)}</span>
    </div>
  );
}

interface ListProps {
  readonly id: string;
  readonly treffers: readonly Vindbaar[];
  readonly nr: number;
  readonly onGo: (ding: Vindbaar) => void;
  readonly onHover: (nr: number) => void;
}

/** All that is found, of which as many stand as somebody has come to. */
function Treffers({ id, treffers, nr, onGo, onHover }: ListProps) {
  const { t } = useTexts(zoekenTeksten);
  const [rijen, setRijen] = useState(PER_KEER);
  const more = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): void => {
    if (scrollHeight - scrollTop - clientHeight < clientHeight) setRijen((nu) => Math.min(nu + PER_KEER, treffers.length));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no pictures
    <div id={id} role="listbox" aria-label={t('treffers')} className={css['lijst']} onScroll={({ currentTarget }) => more(currentTarget)}>
      {treffers.slice(0, Math.max(rijen, nr + PER_KEER)).map((ding, i) => (
        <Option
          // Two colleagues of one name lead to one screen.
          key={`${ding.soort} ${ding.to} ${ding.label} ${i}`}
          id={`${id}-${i}`}
          ding={ding}
          plaats={i + 1}
          aantal={treffers.length}
          here={i === nr}
          onGo={() => onGo(ding)}
          onHover={() => onHover(i)}
        />
      ))}
    </div>
  );
}

/** How many of each kind were found; '' when nothing was. */
function useAantallen(treffers: readonly Vindbaar[]): string {
  const { t } = useTexts(zoekenTeksten);
  return SOORTEN.flatMap((soort) => {
    const count = treffers.filter((ding) => ding.soort === soort).length;
    return count > 0 ? [t(`aantal.${soort}`, { count })] : [];
  }).join(', ');
}

/** A field and what is found, walked through with the arrows and opened with Enter or a tap. */
export function SearchDialog({ register, busy, onClose }: SearchDialogProps) {
  const { t } = useTexts(zoekenTeksten);
  const navigate = useNavigate();
  const list = useId();
  const [tekst, setTekst] = useState('');
  const [gekozen, setGekozen] = useState(0);
  const gezocht = useDeferredValue(tekst);
  const treffers = useMemo(() => findTreffers(register, gezocht), [register, gezocht]);
  const aantallen = useAantallen(treffers);
  const nr = Math.min(gekozen, treffers.length - 1);
  const go = ({ to, zoek }: Vindbaar): void => {
    onClose();
    void navigate(to, zoek === undefined ? {} : { state: { zoek } });
  };
  const onKey = (event: { readonly key: string; preventDefault(): void }): void => {
    const stap = STAPPEN[event.key];
    const treffer = treffers[nr];
    if (stap !== undefined) {
      event.preventDefault();
      setGekozen(Math.max(0, Math.min(nr + stap, treffers.length - 1)));
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
      <output className={says === '' && aantallen === '' ? 'verborgen' : css['zegt']}>{says || aantallen}</output>
      <Treffers key={gezocht} id={list} treffers={treffers} nr={nr} onGo={go} onHover={setGekozen} />
    </Dialog>
  );
}
