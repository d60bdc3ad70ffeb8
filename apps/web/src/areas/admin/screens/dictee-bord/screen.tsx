import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { href, useNavigate, useParams } from 'react-router';
import { player } from '../../../../shared/audio/player.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { dicteesCrumb, dicteeCrumb, dicteeQuery, type ReadDictee } from '../../dictees.ts';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import css from './bord.module.css';
import { TEMPI, type Tempo } from './stappen.ts';
import { useBord, type Fase } from './use-bord.ts';

export const handle: Crumbs = { crumbs: [groepCrumb, dicteesCrumb, dicteeCrumb] };
export const meta = () => pageTitle(dicteeTeksten, 'bord.titel');

type Machine = ReturnType<typeof useBord>;

/** Keys of somebody who stands beside the board. */
function useKeys(machine: Machine, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A button or a choice has its own use of the space bar.
    const isControl = event.target instanceof HTMLElement && event.target.closest('button, input') !== null;
    if (event.key === 'Escape') onClose();
    else if (machine.fase === 'begin' || machine.fase === 'einde') return;
    else if (event.key === 'ArrowRight') machine.volgende();
    else if (event.key === 'ArrowLeft') machine.vorige();
    else if (event.key.toLowerCase() === 'r') machine.nogEens();
    else if (event.key === ' ' && !isControl) {
      event.preventDefault();
      machine.pauze();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function Board({ read, onClose }: { readonly read: ReadDictee; readonly onClose: () => void }) {
  const { t } = useTexts(dicteeTeksten);
  const woorden = read.woorden.map(({ woord }) => woord);
  const [tempo, setTempo] = useState<Tempo>('gewoon');
  const [vanzelf, setVanzelf] = useState(true);
  const machine = useBord({ woorden, audio: read.audio, tempo, vanzelf });
  useKeys(machine, onClose);
  useEffect(() => {
    for (const { woord, zin } of read.audio) for (const adres of [woord, zin]) if (adres !== undefined) void player.load(adres);
  }, [read.audio]);
  return (
    <section className={css['bord']} aria-label={t('bord.titel')}>
      <header className={css['kop']}>
        <h1>{read.dictee.titel}</h1>
        <button type="button" className={css['knop']} onClick={onClose}>
          {t('bord.sluit')}
        </button>
      </header>
      <div className={css['midden']}>
        {machine.fase === 'begin' ? (
          <Start tempo={tempo} vanzelf={vanzelf} onTempo={setTempo} onVanzelf={setVanzelf} onBegin={machine.begin} />
        ) : machine.fase === 'einde' ? (
          <End woorden={woorden} onAgain={machine.begin} />
        ) : (
          <Word machine={machine} totaal={woorden.length} />
        )}
      </div>
      {machine.fase !== 'begin' && machine.fase !== 'einde' && <Controls machine={machine} />}
    </section>
  );
}

interface StartProps {
  readonly tempo: Tempo;
  readonly vanzelf: boolean;
  readonly onTempo: (tempo: Tempo) => void;
  readonly onVanzelf: (vanzelf: boolean) => void;
  readonly onBegin: () => void;
}

function Start({ tempo, vanzelf, onTempo, onVanzelf, onBegin }: StartProps) {
  const { t } = useTexts(dicteeTeksten);
  return (
    <>
      <fieldset className={css['keuze']}>
        <legend>{t('bord.tempo')}</legend>
        {TEMPI.map((keuze) => (
          <label key={keuze}>
            <input type="radio" name="tempo" checked={tempo === keuze} onChange={() => onTempo(keuze)} />
            {t(`bord.${keuze}`)}
          </label>
        ))}
      </fieldset>
      <p className={css['keuze']}>
        <label>
          <input type="checkbox" checked={vanzelf} onChange={({ target }) => onVanzelf(target.checked)} />
          {t('bord.vanzelf')}
        </label>
      </p>
      <button type="button" className={css['knop']} data-eerst="true" onClick={onBegin}>
        {t('bord.begin')}
      </button>
      <p className={css['hulp']}>{t('bord.toetsen')}</p>
    </>
  );
}

const DOEN: Readonly<Record<Exclude<Fase, 'begin' | 'einde'>, 'luister' | 'schrijf' | 'pauze'>> = {
  horen: 'luister',
  schrijven: 'schrijf',
  pauze: 'pauze',
};

/** Never the word itself: only its number, and what to do now. */
function Word({ machine, totaal }: { readonly machine: Machine; readonly totaal: number }) {
  const { t } = useTexts(dicteeTeksten);
  const { nr, fase, beurt, stil, wacht } = machine;
  if (fase === 'begin' || fase === 'einde') return null;
  return (
    <>
      <p className={css['nummer']}>
        <span className="verborgen">{t('bord.nummer', { nr: nr + 1 })}</span>
        <span aria-hidden="true">{nr + 1}</span>
      </p>
      <p>{t('bord.vanDe', { totaal })}</p>
      <output className={css['doen']}>{stil && fase !== 'pauze' ? t('bord.geenGeluid') : t(`bord.${DOEN[fase]}`)}</output>
      {wacht !== null && (
        <div className={css['tijd']} aria-hidden="true">
          <span key={beurt} style={{ animationDuration: `${wacht}ms` }} />
        </div>
      )}
    </>
  );
}

function Controls({ machine }: { readonly machine: Machine }) {
  const { t } = useTexts(dicteeTeksten);
  const isPauze = machine.fase === 'pauze';
  return (
    <div className={css['knoppen']}>
      <button type="button" className={css['knop']} disabled={machine.nr === 0} onClick={machine.vorige}>
        {t('bord.vorige')}
      </button>
      <button type="button" className={css['knop']} onClick={machine.nogEens}>
        {t('bord.nogEens')}
      </button>
      <button type="button" className={css['knop']} onClick={machine.pauze}>
        {t(isPauze ? 'bord.verder' : 'bord.pauze')}
      </button>
      <button type="button" className={css['knop']} data-eerst="true" onClick={machine.volgende}>
        {t('bord.volgende')}
      </button>
    </div>
  );
}

function End({ woorden, onAgain }: { readonly woorden: readonly string[]; readonly onAgain: () => void }) {
  const { t } = useTexts(dicteeTeksten);
  const [shown, setShown] = useState(false);
  return (
    <>
      <p className={css['doen']}>{t(shown ? 'bord.lijst' : 'bord.einde')}</p>
      {shown && (
        <ol className={css['woorden']}>
          {woorden.map((woord) => (
            <li key={woord}>{woord}</li>
          ))}
        </ol>
      )}
      <div className={css['knoppen']}>
        {!shown && (
          <button type="button" className={css['knop']} data-eerst="true" onClick={() => setShown(true)}>
            {t('bord.toon')}
          </button>
        )}
        <button type="button" className={css['knop']} onClick={onAgain}>
          {t('bord.opnieuw')}
        </button>
      </div>
    </>
  );
}

export default function DicteeBordScreen() {
  const { t } = useTexts(dicteeTeksten);
  const { adminId, groepId } = usePathParams();
  const { dicteeId = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({ ...dicteeQuery({ adminId, groepId }, dicteeId), refetchOnReconnect: false });
  const to = href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', { adminId, groepId, dicteeId });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={{ to, label: t('lijst.titel') }} />;
  if (!data) return <Waiting />;
  return <Board read={data} onClose={() => void navigate(to)} />;
}
