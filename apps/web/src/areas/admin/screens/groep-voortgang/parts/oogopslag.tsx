import Button from '@mui/material/Button';
import type { MatrixCel, MatrixKolom } from '@spelrijk/contract/voortgang';
import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { type CSSProperties, lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { BeeldShape } from '../../../chart/beeld-mark.tsx';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import { korteNamen } from '../korte-namen.ts';
import { aantalMoeilijk, type MatrixRij } from '../matrix.ts';
import { foldedFor, kolommenNu, perFase, rijenToen, somVan, type Fase } from '../oogopslag.ts';
import css from '../oogopslag.module.css';
import { Legend } from './legend.tsx';
import { type Gekozen, useGrid } from './use-grid.ts';
import { useWeken, WeekChoice } from './week-choice.tsx';

/** So many columns have room for three lines in their heads on a laptop, and so many for two, on a tablet too. */
const DRIE = 28;
const TWEE = 35;
/** And so many marks stand beside each other on a telephone. */
const SMAL = 30;

interface OogopslagProps {
  readonly rijen: readonly MatrixRij[];
  readonly kolommen: readonly MatrixKolom[];
  /** What is looked at, chosen in the same bar. */
  readonly keuzes: ReactNode;
  readonly onChoose: (gekozen: Gekozen) => void;
  readonly onKolom: (kolom: MatrixKolom) => void;
}

const isTelefoon = (): boolean => matchMedia('(max-width: 599px)').matches;

/** On a telephone a column is never narrower than a mark. */
const foldedIn = (rijen: readonly MatrixRij[], fasen: readonly Fase[]): ReadonlySet<string> =>
  isTelefoon() ? foldedFor(rijen, fasen, SMAL) : new Set();

const VingerLijst = lazy(() => import('./vinger-lijst.tsx').then((module) => ({ default: module.VingerLijst })));

interface VingerProps extends Pick<OogopslagProps, 'rijen' | 'onChoose' | 'onKolom'> {
  readonly fasen: readonly Fase[];
  readonly dicht: ReadonlySet<string>;
  readonly onFold: (fase: string) => void;
  /** A board without names opens nothing. */
  readonly opens: boolean;
  readonly children: ReactNode;
}

/** What a finger can hit at least, in CSS pixels (WCAG 2.2, 2.5.8). */
const VINGER = 24;

/** Whether what lies here has to be laid out large first: always on a telephone, and under a finger where it is smaller than one. */
function isKlein(element: Element): boolean {
  if (isTelefoon()) return true;
  const { width, height } = (element.closest('td, th') ?? element).getBoundingClientRect();
  return matchMedia('(pointer: coarse)').matches && Math.min(width, height) < VINGER;
}

/** Where marks and heads are smaller than a finger, a tap in a row or on the heads lays them out large. Keys go to the marks themselves. */
function Vinger({ opens, children, ...lijst }: VingerProps) {
  /** Which row; -1: the heads. */
  const [open, setOpen] = useState<number | null>(null);
  const onTap = (event: MouseEvent): void => {
    const raak = event.target instanceof Element ? event.target : null;
    const rij = raak?.closest('tr');
    // A key that presses a button is a click without a pointer.
    if (!opens || !raak || !rij || event.detail === 0 || !isKlein(raak)) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(rij.closest('thead') ? -1 : rij.sectionRowIndex);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- what it holds has its own buttons for keys
    <div className={css['rol']} onClickCapture={onTap}>
      {children}
      {open !== null && (
        <Suspense>
          <VingerLijst {...lijst} row={open} onRow={setOpen} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** What a cell says, in words: only for the one that is pointed at or stands in the keyboard. */
function useWords(): (naam: string, kolom: string, cel: MatrixCel | undefined) => string {
  const { t } = useTexts(voortgangTeksten, kindvoortgangTeksten);
  return (naam, kolom, cel) => {
    const parts = [
      t(`kindvoortgang:beeld.${cel?.beeld ?? 'leeg'}`),
      ...(cel && cel.laatste.antwoorden > 0 ? [t('voortgang:matrix.geteld', cel.laatste)] : []),
      ...(cel?.zeker ? [t('voortgang:matrix.bereik', { laag: Math.round(cel.laag), hoog: Math.round(cel.hoog) })] : []),
    ];
    return `${t('voortgang:matrix.cel', { naam, categorie: kolom })} ${parts.join(' · ')}`;
  };
}

/** On the board: one key hides the names, another leaves. */
function useBordKeys(onBord: boolean, onNames: () => void, onLeave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!onBord) return;
    if (event.key.toLowerCase() === 'n') onNames();
    else if (event.key === 'Escape') onLeave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** So many columns wide: for a telephone, where the rows are no rows of a table. */
const spanOf = (aantal: number): CSSProperties & Record<'--span', number> => ({ '--span': aantal });

interface HoofdProps extends Pick<OogopslagProps, 'rijen' | 'onKolom'> {
  readonly fasen: readonly Fase[];
  readonly dicht: ReadonlySet<string>;
  readonly onFold: (fase: string) => void;
}

/** Two rows of heads: the blocks, that fold, and the categories, that open. */
function Hoofd({ fasen, dicht, rijen, onFold, onKolom }: HoofdProps) {
  const { t } = useTexts(voortgangTeksten);
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          <span className="verborgen">{t('matrix.leerling')}</span>
        </th>
        {fasen.map(({ fase, kolommen }) => (
          <th
            key={fase}
            scope="colgroup"
            colSpan={dicht.has(fase) ? 1 : kolommen.length}
            className={css['fase']}
            style={spanOf(dicht.has(fase) ? 1 : kolommen.length)}
          >
            <button type="button" aria-expanded={!dicht.has(fase)} title={t(`matrix.fasen.${fase}`)} onClick={() => onFold(fase)}>
              <span aria-hidden="true">{dicht.has(fase) ? '+' : '−'}</span> {t(`matrix.fasen.${fase}`)}
            </button>
          </th>
        ))}
      </tr>
      <tr>
        {fasen.map(({ fase, kolommen }) =>
          dicht.has(fase) ? (
            <th key={fase} scope="col" className={css['kolom']}>
              <span>{t('oogopslag.dicht', { count: kolommen.length })}</span>
            </th>
          ) : (
            kolommen.map((kolom) => {
              const aantal = aantalMoeilijk(rijen, kolom.id);
              return (
                <th key={kolom.id} scope="col" className={css['kolom']} data-nood={aantal > 0}>
                  <button type="button" title={`${kolom.naam}: ${t('matrix.nodig', { count: aantal })}`} onClick={() => onKolom(kolom)}>
                    {kolom.naam}
                  </button>
                </th>
              );
            })
          ),
        )}
      </tr>
    </thead>
  );
}

interface RijProps {
  readonly rij: MatrixRij;
  readonly row: number;
  /** The column that is in the tab order; null: none of this row. */
  readonly active: number | null;
  /** What stands before the row; null on a board without names. */
  readonly naam: string | null;
  readonly fasen: readonly Fase[];
  readonly dicht: ReadonlySet<string>;
  readonly onSay: (text: string) => void;
}

/** One leerling; on a board without names only its number. */
function Rij({ rij, row, active, naam, fasen, dicht, onSay }: RijProps) {
  const words = useWords();
  const { groepId } = usePathParams();
  const { leerling, cellen } = rij;
  const zichtbaar = fasen.flatMap(({ fase, kolommen }) => (dicht.has(fase) ? [] : kolommen));
  const nr = new Map(zichtbaar.map(({ id }, i) => [id, i]));
  const toCel = (kolom: MatrixKolom) => {
    const cel = cellen.get(kolom.id);
    const column = nr.get(kolom.id) ?? 0;
    const text = words(naam === null ? String(row + 1) : `${leerling.roepnaam} ${leerling.achternaam}`, kolom.naam, cel);
    return (
      <td key={kolom.id} data-beeld={cel?.beeld ?? 'leeg'}>
        <button
          type="button"
          aria-label={text}
          data-row={row}
          data-column={column}
          data-leerling={leerling.id}
          data-categorie={kolom.id}
          tabIndex={active === column ? 0 : -1}
          onFocus={() => onSay(text)}
          onMouseEnter={() => onSay(text)}
        >
          <BeeldShape beeld={cel?.beeld ?? 'leeg'} />
        </button>
      </td>
    );
  };
  return (
    <tr>
      <th scope="row" data-zorg={leerling.zorg}>
        {naam === null ? row + 1 : <LeerlingLink groepId={groepId} leerling={leerling} kort={naam} />}
      </th>
      {fasen.map(({ fase, kolommen }) =>
        dicht.has(fase) ? (
          <td key={fase} data-beeld={somVan(rij, kolommen)}>
            <BeeldShape beeld={somVan(rij, kolommen)} />
          </td>
        ) : (
          kolommen.map(toCel)
        ),
      )}
    </tr>
  );
}

/** Thirty leerlingen by what they learn now on one screen: colour and shape, the numbers of one cell at a time. */
export function Oogopslag({ rijen: rijenNu, kolommen: alle, keuzes, onChoose, onKolom }: OogopslagProps) {
  const { t } = useTexts(voortgangTeksten);
  const weken = useWeken();
  const rijen = weken.week ? rijenToen(rijenNu, weken.week) : rijenNu;
  const namen = korteNamen(rijen.map(({ leerling }) => leerling));
  const [toontAlle, setToontAlle] = useState(false);
  const [dicht, setDicht] = useState(() => foldedIn(rijenNu, perFase(kolommenNu(alle, rijenNu, false))));
  const [bord, setBord] = useState(false);
  const [names, setNames] = useState(true);
  const [text, setText] = useState('');
  // The line that says what was pointed at names somebody too.
  const toggleNames = (): void => {
    setText('');
    setNames((nu) => !nu);
  };
  useBordKeys(bord, toggleNames, () => setBord(false));
  // The columns of now, so that the picture moves and its frame stands.
  const fasen = perFase(kolommenNu(alle, rijenNu, toontAlle));
  const zichtbaar = fasen.flatMap(({ fase, kolommen }) => (dicht.has(fase) ? [] : kolommen));
  // On a board without names nothing may open that names somebody.
  const hasNames = names || !bord;
  const { table, place, onKeyDown, onClick } = useGrid(rijen.length, zichtbaar.length, (gekozen) => {
    if (hasNames) onChoose(gekozen);
  });
  const showAlle = (toont: boolean): void => {
    setToontAlle(toont);
    setDicht(foldedIn(rijenNu, perFase(kolommenNu(alle, rijenNu, toont))));
  };
  const fold = (fase: string): void => {
    const next = new Set(dicht);
    if (!next.delete(fase)) next.add(fase);
    setDicht(next);
  };
  const breed = zichtbaar.length + dicht.size;
  const style: CSSProperties & Record<'--rijen' | '--kolommen', number> = { '--rijen': rijen.length, '--kolommen': breed };
  return (
    <section className={css['oogopslag']} data-bord={bord} data-regels={breed <= DRIE ? 3 : breed <= TWEE ? 2 : 1} style={style}>
      <div className={`${css['balk']} niet-printen`}>
        {!bord && keuzes}
        <label>
          <input type="checkbox" checked={toontAlle} onChange={({ target }) => showAlle(target.checked)} /> {t('oogopslag.alle')}
        </label>
        <WeekChoice {...weken} />
        {bord && (
          <Button size="small" variant="outlined" onClick={toggleNames}>
            {t(names ? 'oogopslag.zonderNamen' : 'oogopslag.metNamen')}
          </Button>
        )}
        <Button size="small" variant="outlined" onClick={() => setBord(!bord)}>
          {t(bord ? 'oogopslag.sluitBord' : 'oogopslag.bord')}
        </Button>
        {!bord && <Legend />}
        <output className={css['zegt']}>
          {text || t(bord ? 'oogopslag.bordHulp' : isTelefoon() ? 'oogopslag.hulpTik' : 'oogopslag.hulp')}
        </output>
      </div>
      <Vinger rijen={rijen} fasen={fasen} dicht={dicht} onFold={fold} onChoose={onChoose} onKolom={onKolom} opens={hasNames}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions -- keys and clicks of the buttons inside */}
        <table ref={table} role="grid" aria-label={t('matrix.tabel')} className={css['raster']} onKeyDown={onKeyDown} onClick={onClick}>
          <Hoofd fasen={fasen} dicht={dicht} rijen={rijen} onFold={fold} onKolom={(kolom) => hasNames && onKolom(kolom)} />
          <tbody>
            {rijen.map((rij, row) => (
              <Rij
                key={rij.leerling.id}
                rij={rij}
                row={row}
                active={place[0] === row ? place[1] : null}
                naam={hasNames ? (namen.get(rij.leerling.id) ?? '') : null}
                fasen={fasen}
                dicht={dicht}
                onSay={setText}
              />
            ))}
          </tbody>
        </table>
      </Vinger>
    </section>
  );
}
