import Button from '@mui/material/Button';
import { MEESTE_LEESDOELEN, type Leesdoel } from '@spelrijk/domain/handelingsplan';
import { ALLE_LEESNIVEAUS } from '@spelrijk/domain/leesvormen';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useState } from 'react';
import { namen } from '../../../shared/categorie/namen.gen.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { RangeBar } from '../chart/range-bar.tsx';
import { Choice } from '../parts/choice.tsx';
import { eigenDoelen, leesdoelId, leesdoelNaam, MEESTE_DOELEN, STREEF } from './keuze.ts';
import { NietTeMeten } from './niet-te-meten.tsx';
import type { Doelvoorstel, Leesvoorstel } from './queries.ts';
import type { VeldenProps } from './velden.tsx';
import css from './plan.module.css';
import { misgeschreven } from './misgeschreven.ts';

const STREVEN = ['70', '75', '80', '85', '90'] as const;

interface VoorstelProps {
  readonly voorstel: Doelvoorstel;
  readonly gekozen: boolean;
  /** There are as many goals as a plan may have. */
  readonly vol: boolean;
  readonly onToggle: () => void;
}

function Voorstel({ voorstel, gekozen, vol, onToggle }: VoorstelProps) {
  const { t } = useTexts(planTeksten);
  const { naam, regel, bereik, fouten, opNorm } = voorstel;
  const { laag, hoog, zeker } = bereik;
  return (
    <li className={css['kaart']} data-gekozen={gekozen}>
      <div className={css['vinken']}>
        <label>
          <input type="checkbox" checked={gekozen} disabled={vol && !gekozen} onChange={onToggle} />
          <strong>{naam}</strong>
        </label>
      </div>
      <RangeBar bereik={bereik} beeld="oefent" />
      <p>
        {zeker ? t('bereik', { laag: Math.round(laag), hoog: Math.round(hoog) }) : t('bereikOnzeker')}{' '}
        {opNorm !== null && t('opNorm', { aantal: opNorm })}
      </p>
      {fouten.length > 0 && <p className={css['fouten']}>{fouten.map((fout) => t('schreef', misgeschreven(fout))).join(' · ')}</p>}
      <p className={css['zacht']}>{regel}</p>
    </li>
  );
}

type Leestrede = Leesvoorstel | Pick<Leesvoorstel, 'doel' | 'naam'>;
const isVoorstel = (trede: Leestrede): trede is Leesvoorstel => 'bereik' in trede;

interface GekozenProps {
  readonly doelen: VeldenProps['keuze']['doelen'];
  readonly onStreef: (categorie: string, streef: number) => void;
}

/** Of each goal that was chosen what is aimed at, and whether it can be measured. */
function Gekozen({ doelen, onStreef }: GekozenProps) {
  const { t } = useTexts(planTeksten);
  return (
    <>
      <NietTeMeten doelen={doelen.map(({ categorie }) => categorie)} />
      {doelen.map(({ categorie, streef }) => (
        <Choice
          key={categorie}
          label={`${namen[categorie] ?? categorie}: ${t('streef')}`}
          value={String(streef)}
          options={[...new Set([...STREVEN, String(streef)])].toSorted().map((waarde) => [waarde, waarde] as const)}
          onChange={(waarde) => onStreef(categorie, Number(waarde))}
        />
      ))}
    </>
  );
}

interface DoelenProps extends VeldenProps {
  /** What this child wrote; null: there is no one child. */
  readonly voorstellen: readonly Doelvoorstel[] | null;
  /** All that can be a goal, in the order of the learning line. */
  readonly categorieen: readonly { readonly id: string; readonly naam: string }[];
  /** Steps of reading that can be a goal, with how this child does them; of a groepje there is no one child. */
  readonly leestreden: readonly Leestrede[];
}

/** One to three goals: proposals from what the child wrote, or any categorie. */
export function DoelenVelden({ keuze, onChange, voorstellen: gedaan, categorieen, leestreden }: DoelenProps) {
  const { t } = useTexts(planTeksten);
  const [zelf, setZelf] = useState('');
  const [eerder, setEerder] = useState<readonly string[]>([]);
  const { doelen } = keuze;
  const voorstellen = gedaan ?? [];
  const isVol = doelen.length >= MEESTE_DOELEN;
  const heeft = new Set(doelen.map(({ categorie }) => categorie));
  const voorgesteld = new Set(voorstellen.map(({ categorie }) => categorie));
  const eigen = eigenDoelen(doelen, voorgesteld, eerder);
  const toggle = (categorie: string): void => {
    setEerder(eigen);
    onChange({
      ...keuze,
      doelen: heeft.has(categorie) ? doelen.filter((doel) => doel.categorie !== categorie) : [...doelen, { categorie, streef: STREEF }],
    });
  };
  const setStreef = (categorie: string, streef: number): void =>
    onChange({ ...keuze, doelen: doelen.map((doel) => (doel.categorie === categorie ? { categorie, streef } : doel)) });
  const opties = categorieen.filter(({ id }) => !eigen.includes(id) && !voorgesteld.has(id)).map(({ id, naam }) => [id, naam] as const);
  return (
    <div className={css['velden']}>
      <p>{t('doelenUitleg')}</p>
      {gedaan?.length === 0 && <p>{t('geenVoorstel')}</p>}
      <ul className={css['kaarten']}>
        {voorstellen.map((voorstel) => (
          <Voorstel
            key={voorstel.categorie}
            voorstel={voorstel}
            gekozen={heeft.has(voorstel.categorie)}
            vol={isVol}
            onToggle={() => toggle(voorstel.categorie)}
          />
        ))}
        {eigen.map((categorie) => (
          <li key={categorie} className={css['kaart']} data-gekozen={heeft.has(categorie)}>
            <div className={css['vinken']}>
              <label>
                <input
                  type="checkbox"
                  checked={heeft.has(categorie)}
                  disabled={isVol && !heeft.has(categorie)}
                  onChange={() => toggle(categorie)}
                />
                <strong>{namen[categorie] ?? categorie}</strong>
              </label>
            </div>
          </li>
        ))}
      </ul>
      {isVol ? (
        <p className={css['zacht']}>{t('nietMeer')}</p>
      ) : (
        <div className={css['rij']}>
          <Choice label={t('zelfKiezen')} value={zelf} options={[['', '-'] as const, ...opties]} onChange={setZelf} />
          <Button
            variant="outlined"
            disabled={zelf === ''}
            onClick={() => {
              toggle(zelf);
              setZelf('');
            }}
          >
            {t('voegToe')}
          </Button>
        </div>
      )}
      <Gekozen doelen={doelen} onStreef={setStreef} />
      <LeesdoelVelden keuze={keuze} onChange={onChange} leestreden={leestreden} />
    </div>
  );
}

type Leeskeuze = Pick<VeldenProps, 'keuze' | 'onChange'> & { readonly leestreden: readonly Leestrede[] };

const HARDOP = ['zelf', 'goed', 'vlot'] as const;
const OEFEN = ['letters', 'woorden', 'begrip'] as const;
/** So many proposals at once: more is a list to choose from. */
const MEESTE_VOORSTELLEN = 4;

/** What can be chosen of a kind: levels of texts, or steps. */
const keuzesVan = (soort: Leesdoel['soort'], leestreden: readonly Leestrede[]): readonly Leesdoel[] =>
  HARDOP.some((een) => een === soort)
    ? ALLE_LEESNIVEAUS.map((niveau) => ({ soort: HARDOP.find((een) => een === soort) ?? 'zelf', niveau }))
    : leestreden.map(({ doel }) => doel).filter((doel) => doel.soort === soort);

/** How this child does what is chosen now. */
function NuBereik({ voorstel }: { readonly voorstel: Leesvoorstel }) {
  const { t } = useTexts(planTeksten, planbladTeksten);
  const { laag, hoog, zeker } = voorstel.bereik;
  return (
    <p className={css['zacht']}>
      {zeker ? t('planblad:lezen.nuBereik', { laag: Math.round(laag), hoog: Math.round(hoog) }) : t('plan:bereikOnzeker')}
    </p>
  );
}

/** Steps that surely do not go well yet, to be taken with one tap. */
function Leesvoorstellen({
  voorstellen,
  onKies,
}: {
  readonly voorstellen: readonly Leesvoorstel[];
  readonly onKies: (doel: Leesdoel) => void;
}) {
  const { t } = useTexts(planbladTeksten);
  if (voorstellen.length === 0) return null;
  return (
    <>
      <p>{t('lezen.stelVoor')}</p>
      <div className={css['rij']}>
        {voorstellen.map(({ doel, bereik }) => (
          <Button key={leesdoelId(doel)} variant="outlined" onClick={() => onKies(doel)}>
            {t(`lezen.kort.${doel.soort}`, { niveau: leesdoelNaam(doel) })} (
            {t('lezen.van100', { laag: Math.round(bereik.laag), hoog: Math.round(bereik.hoog) })})
          </Button>
        ))}
      </div>
    </>
  );
}

/** One goal more: its kind, and which level or step. */
function LeesdoelErbij({
  leestreden,
  lezen,
  onKies,
}: Omit<Leeskeuze, 'keuze' | 'onChange'> & { readonly lezen: readonly Leesdoel[]; readonly onKies: (doel: Leesdoel) => void }) {
  const { t } = useTexts(planbladTeksten);
  const soorten = leestreden.length === 0 ? HARDOP : [...HARDOP, ...OEFEN];
  const [soort, setSoort] = useState<Leesdoel['soort']>('zelf');
  const [id, setId] = useState('');
  const keuzes = keuzesVan(soort, leestreden);
  const gekozen = keuzes.find((doel) => leesdoelId(doel) === id) ?? keuzes.find(({ niveau }) => niveau === 'e3') ?? keuzes[0];
  const voorstel = gekozen && leestreden.find(({ doel }) => leesdoelId(doel) === leesdoelId(gekozen));
  if (!gekozen) return null;
  return (
    <>
      <div className={css['rij']}>
        <Choice
          label={t('lezen.wat')}
          value={soort}
          options={soorten.map((een) => [een, t(`lezen.keuze.${een}`)] as const)}
          onChange={setSoort}
        />
        <Choice
          label={t(soort === 'letters' || soort === 'woorden' ? 'lezen.welke' : 'lezen.niveau')}
          value={leesdoelId(gekozen)}
          options={keuzes.map((doel) => [leesdoelId(doel), leesdoelNaam(doel)] as const)}
          onChange={setId}
        />
        <Button
          variant="outlined"
          disabled={lezen.some((doel) => leesdoelId(doel) === leesdoelId(gekozen))}
          onClick={() => onKies(gekozen)}
        >
          {t('lezen.voegToe')}
        </Button>
      </div>
      {voorstel && isVoorstel(voorstel) && <NuBereik voorstel={voorstel} />}
    </>
  );
}

/** Goals of reading beside those of spelling, or without them. */
function LeesdoelVelden({ keuze, onChange, leestreden }: Leeskeuze) {
  const { t } = useTexts(planbladTeksten);
  const { tekst } = keuze;
  const lezen = tekst.lezen ?? [];
  const set = (nieuw: readonly Leesdoel[]): void => onChange({ ...keuze, tekst: { ...tekst, lezen: [...nieuw] } });
  const heeft = new Set(lezen.map(leesdoelId));
  const voorstellen = leestreden
    .filter(isVoorstel)
    .filter(({ doel, past }) => past && !heeft.has(leesdoelId(doel)))
    .slice(0, MEESTE_VOORSTELLEN);
  const add = (doel: Leesdoel): void => set([...lezen, doel]);
  return (
    <fieldset className={css['velden']}>
      <legend>{t('lezen.titel')}</legend>
      <p>{t('lezen.uitleg')}</p>
      {leestreden.length > 0 && <p>{t('lezen.oefenUitleg')}</p>}
      {lezen.map((doel) => (
        <div key={leesdoelId(doel)} className={css['gekozenDoel']}>
          <strong>{t(`lezen.kort.${doel.soort}`, { niveau: leesdoelNaam(doel) })}</strong>
          <Button variant="text" onClick={() => set(lezen.filter((ander) => ander !== doel))}>
            {t('lezen.haalWeg')}
          </Button>
        </div>
      ))}
      {lezen.length < MEESTE_LEESDOELEN ? (
        <>
          <Leesvoorstellen voorstellen={voorstellen} onKies={add} />
          <LeesdoelErbij leestreden={leestreden} lezen={lezen} onKies={add} />
        </>
      ) : (
        <p className={css['zacht']}>{t('lezen.nietMeer')}</p>
      )}
    </fieldset>
  );
}
