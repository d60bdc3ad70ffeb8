import Button from '@mui/material/Button';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { leesniveauNaam } from '@spelrijk/domain/leesvormen';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useState } from 'react';
import { namen } from '../../../shared/categorie/namen.gen.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { RangeBar } from '../chart/range-bar.tsx';
import { Choice } from '../parts/choice.tsx';
import { eigenDoelen, MEESTE_DOELEN, leesdoelId, MEESTE_LEESDOELEN, STREEF } from './keuze.ts';
import type { Doelvoorstel } from './queries.ts';
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

interface DoelenProps extends VeldenProps {
  /** What this child wrote; null: there is no one child. */
  readonly voorstellen: readonly Doelvoorstel[] | null;
  /** All that can be a goal, in the order of the learning line. */
  readonly categorieen: readonly { readonly id: string; readonly naam: string }[];
}

/** One to three goals: proposals from what the child wrote, or any categorie. */
export function DoelenVelden({ keuze, onChange, voorstellen: gedaan, categorieen }: DoelenProps) {
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
      {doelen.map(({ categorie, streef }) => (
        <Choice
          key={categorie}
          label={`${namen[categorie] ?? categorie}: ${t('streef')}`}
          value={String(streef)}
          options={[...new Set([...STREVEN, String(streef)])].toSorted().map((waarde) => [waarde, waarde] as const)}
          onChange={(waarde) => setStreef(categorie, Number(waarde))}
        />
      ))}
      <LeesdoelVelden keuze={keuze} onChange={onChange} />
    </div>
  );
}

const LEESDOELEN = ['zelf', 'goed', 'vlot'] as const;

/** Goals of reading beside those of spelling: what, and with texts of which level. */
function LeesdoelVelden({ keuze, onChange }: Pick<VeldenProps, 'keuze' | 'onChange'>) {
  const { t } = useTexts(planbladTeksten);
  const [soort, setSoort] = useState<string>('zelf');
  const [niveau, setNiveau] = useState<string>('e3');
  const { tekst } = keuze;
  const lezen = tekst.lezen ?? [];
  const set = (nieuw: NonNullable<typeof tekst.lezen>): void => onChange({ ...keuze, tekst: { ...tekst, lezen: nieuw } });
  const heeft = lezen.some((doel) => doel.soort === soort && doel.niveau === niveau);
  const add = (): void => {
    const [wat, op] = [LEESDOELEN.find((id) => id === soort), Leesniveau.options.find((id) => id === niveau)];
    if (wat && op) set([...lezen, { soort: wat, niveau: op }]);
  };
  return (
    <fieldset className={css['velden']}>
      <legend>{t('lezen.titel')}</legend>
      <p>{t('lezen.uitleg')}</p>
      {lezen.map((doel) => (
        <div key={leesdoelId(doel)} className={css['gekozenDoel']}>
          <strong>{t(`lezen.kort.${doel.soort}`, { niveau: leesniveauNaam(doel.niveau) })}</strong>
          <Button variant="text" onClick={() => set(lezen.filter((ander) => ander !== doel))}>
            {t('lezen.haalWeg')}
          </Button>
        </div>
      ))}
      {lezen.length < MEESTE_LEESDOELEN && (
        <div className={css['rij']}>
          <Choice
            label={t('lezen.wat')}
            value={soort}
            options={LEESDOELEN.map((id) => [id, t(`lezen.keuze.${id}`)] as const)}
            onChange={setSoort}
          />
          <Choice
            label={t('lezen.niveau')}
            value={niveau}
            options={Leesniveau.options.map((id) => [id, leesniveauNaam(id)] as const)}
            onChange={setNiveau}
          />
          <Button variant="outlined" disabled={heeft} onClick={add}>
            {t('lezen.voegToe')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
