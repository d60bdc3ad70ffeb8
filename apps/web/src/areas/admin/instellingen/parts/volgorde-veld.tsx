import { mdiArrowDown, mdiArrowUp, mdiClose } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import instellingenCss from '../instellingen.module.css';
import optieCss from '../optie.module.css';
import type { LeerlijnStap } from '../queries.ts';
import { useWaarde } from '../use-waarde.ts';

interface VolgordeProps {
  readonly alles: Required<Instelbaar>;
  readonly leerlijn: readonly LeerlijnStap[];
  readonly uit: boolean;
  readonly onSet: (opties: Instelbaar) => void;
}

/** Left to the program, or a list of one's own that is put in order by buttons or by Alt with an arrow. */
export function VolgordeVeld({ alles, leerlijn, uit, onSet }: VolgordeProps) {
  const { waarde } = useWaarde();
  const { t } = useTexts(oefeninstellingenTeksten);
  const group = useId();
  return (
    <div>
      <fieldset className={optieCss['keuzes']} disabled={uit}>
        <legend className="verborgen">{t('optie.volgorde.naam')}</legend>
        {(['automatisch', 'vast'] as const).map((volgorde) => (
          <label key={volgorde}>
            <input type="radio" name={group} checked={alles.volgorde === volgorde} onChange={() => onSet({ volgorde })} />
            {waarde('volgorde', volgorde)}
          </label>
        ))}
      </fieldset>
      {alles.volgorde === 'vast' && <Lijst lijst={alles.volgordeLijst} leerlijn={leerlijn} uit={uit} onSet={onSet} />}
    </div>
  );
}

interface LijstProps {
  readonly lijst: readonly string[];
  readonly leerlijn: readonly LeerlijnStap[];
  readonly uit: boolean;
  readonly onSet: (opties: Instelbaar) => void;
}

function Lijst({ lijst, leerlijn, uit, onSet }: LijstProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const [bericht, setBericht] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  const naamVan = (id: string): string => leerlijn.find((stap) => stap.id === id)?.naam ?? id;
  const set = (volgordeLijst: readonly string[], tekst: string): void => {
    onSet({ volgordeLijst: [...volgordeLijst] });
    setBericht(tekst);
  };
  const move = (id: string, stap: -1 | 1): void => {
    const van = lijst.indexOf(id);
    const naar = van + stap;
    if (naar < 0 || naar >= lijst.length) return;
    set(lijst.toSpliced(van, 1).toSpliced(naar, 0, id), t('volgorde.plek', { naam: naamVan(id), plek: naar + 1, totaal: lijst.length }));
  };
  const weg = (id: string): void => {
    set(
      lijst.filter((ander) => ander !== id),
      t('volgorde.eruit', { naam: naamVan(id) }),
    );
    rows.current?.focus();
  };
  const onKey = (event: KeyboardEvent, id: string): void => {
    if (!event.altKey || uit || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1);
  };
  const addRijen = (id: string): void => set([...lijst, id], t('volgorde.erbij', { naam: naamVan(id) }));
  return (
    <>
      <p className={instellingenCss['uitleg']}>{lijst.length === 0 ? t('volgorde.leeg') : t('volgorde.hulp')}</p>
      <ol ref={rows} className={instellingenCss['lijst']} tabIndex={-1}>
        {lijst.map((id, plek) => (
          // The keys move the row they are pressed in.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li key={id} className={optieCss['rang']} onKeyDown={(event) => onKey(event, id)}>
            <span>
              {plek + 1}. {naamVan(id)}
            </span>
            <Pijl
              pad={mdiArrowUp}
              naam={t('volgorde.omhoog', { naam: naamVan(id) })}
              uit={uit}
              rand={plek === 0}
              onPress={() => move(id, -1)}
            />
            <Pijl
              pad={mdiArrowDown}
              naam={t('volgorde.omlaag', { naam: naamVan(id) })}
              uit={uit}
              rand={plek === lijst.length - 1}
              onPress={() => move(id, 1)}
            />
            <Pijl pad={mdiClose} naam={t('volgorde.weg', { naam: naamVan(id) })} uit={uit} onPress={() => weg(id)} />
          </li>
        ))}
      </ol>
      <Erbij over={leerlijn.filter(({ id }) => !lijst.includes(id))} uit={uit} onErbij={addRijen} />
      <p className="verborgen" aria-live="polite">
        {bericht}
      </p>
    </>
  );
}

interface ErbijProps {
  /** What is not in the list yet. */
  readonly over: readonly LeerlijnStap[];
  readonly uit: boolean;
  readonly onErbij: (id: string) => void;
}

/** Choosing one more step for the list. */
function Erbij({ over, uit, onErbij }: ErbijProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const [nieuw, setNieuw] = useState('');
  const addRijen = (): void => {
    onErbij(nieuw);
    setNieuw('');
  };
  return (
    <div className={optieCss['toevoegen']}>
      <TextField
        select
        label={t('volgorde.kies')}
        value={nieuw}
        disabled={uit}
        sx={{ minWidth: 'min(100%, 16rem)' }}
        onChange={({ target }) => setNieuw(target.value)}
      >
        {over.map(({ id, naam }) => (
          <MenuItem key={id} value={id}>
            {naam}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" disabled={uit || nieuw === ''} onClick={addRijen}>
        {t('volgorde.voegToe')}
      </Button>
    </div>
  );
}

interface PijlProps {
  readonly pad: string;
  readonly naam: string;
  readonly uit: boolean;
  /** At the edge it does nothing, but keeps the focus of who got here by pressing it. */
  readonly rand?: boolean;
  readonly onPress: () => void;
}

const Pijl = ({ pad, naam, uit, rand = false, onPress }: PijlProps) => (
  <IconButton aria-label={naam} title={naam} disabled={uit} aria-disabled={rand} onClick={onPress} sx={rand ? { opacity: 0.35 } : {}}>
    <SvgIcon fontSize="small">
      <path d={pad} />
    </SvgIcon>
  </IconButton>
);
