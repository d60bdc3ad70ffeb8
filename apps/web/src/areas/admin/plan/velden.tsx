import TextField from '@mui/material/TextField';
import { Functie, Maatregel, Zorgaandeel, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { Choice } from '../parts/choice.tsx';
import { GRENZEN, isBinnen, LANGST, type Getal, type Tekstveld } from './keuze.ts';
import css from './plan.module.css';

export interface VeldenProps {
  readonly keuze: PlanKeuze;
  readonly naam: string;
  readonly onChange: (keuze: PlanKeuze) => void;
}

interface TekstProps extends VeldenProps {
  readonly veld: Tekstveld;
  readonly label: string;
  readonly hulp: string;
}

function Tekst({ keuze, onChange, veld, label, hulp }: TekstProps) {
  const { t } = useTexts(planTeksten);
  const waarde = keuze.tekst[veld];
  const isTeLang = waarde.length > LANGST[veld];
  return (
    <TextField
      label={label}
      name={veld}
      value={waarde}
      onChange={({ target }) => onChange({ ...keuze, tekst: { ...keuze.tekst, [veld]: target.value } })}
      error={isTeLang}
      helperText={isTeLang ? t('teLang', { max: LANGST[veld] }) : hulp}
      multiline
      minRows={3}
      fullWidth
    />
  );
}

function GetalVeld({ keuze, onChange, veld, label }: Omit<VeldenProps, 'naam'> & { readonly veld: Getal; readonly label: string }) {
  const { t } = useTexts(planTeksten);
  const waarde = keuze[veld];
  const goed = isBinnen(veld, waarde);
  const { min, max } = GRENZEN[veld];
  return (
    <TextField
      label={label}
      name={veld}
      type="number"
      value={Number.isNaN(waarde) ? '' : waarde}
      onChange={({ target }) => onChange({ ...keuze, [veld]: target.value === '' ? Number.NaN : Number(target.value) })}
      error={!goed}
      helperText={goed ? ' ' : t('getalFout', { min, max })}
      slotProps={{ htmlInput: { min, max, step: 1 } }}
    />
  );
}

/** Why there is a plan, at which level, and what was tried. */
export function WaaromVelden(props: VeldenProps) {
  const { t } = useTexts(planTeksten);
  const { keuze, onChange } = props;
  return (
    <div className={css['velden']}>
      <Tekst {...props} veld="waarom" label={t('waarom')} hulp={t('waaromHulp')} />
      <Choice
        label={t('niveau')}
        value={keuze.niveau === 2 ? 'twee' : 'drie'}
        options={(['twee', 'drie'] as const).map((niveau) => [niveau, t(`niveauKeuze.${niveau}`)] as const)}
        onChange={(niveau) => onChange({ ...keuze, niveau: niveau === 'twee' ? 2 : 3 })}
      />
      <Tekst {...props} veld="geprobeerd" label={t('geprobeerd')} hulp={t('geprobeerdHulp')} />
    </div>
  );
}

/** How long, how often, with whom, and what helps. */
export function AanpakVelden(props: VeldenProps) {
  const { t } = useTexts(planTeksten);
  const { keuze, naam, onChange } = props;
  const { weken, keren, minuten, tekst } = keuze;
  const sum = isBinnen('weken', weken) && isBinnen('keren', keren) && isBinnen('minuten', minuten);
  const toggle = (maatregel: Maatregel): void =>
    onChange({
      ...keuze,
      tekst: {
        ...tekst,
        maatregelen: Maatregel.options.filter((ander) => tekst.maatregelen.includes(ander) !== (ander === maatregel)),
      },
    });
  return (
    <div className={css['velden']}>
      <div className={css['getallen']}>
        <GetalVeld {...props} veld="weken" label={t('weken')} />
        <GetalVeld {...props} veld="keren" label={t('keren')} />
        <GetalVeld {...props} veld="minuten" label={t('minuten')} />
      </div>
      {sum && <p className={css['zacht']}>{t('perWeek', { minuten: keren * minuten, totaal: weken * keren })}</p>}
      <Choice
        label={t('functie')}
        value={keuze.functie}
        options={Functie.options.map((functie) => [functie, t(`functies.${functie}`)] as const)}
        onChange={(functie) => onChange({ ...keuze, functie })}
      />
      <Choice
        label={t('aandeel')}
        value={keuze.zorgaandeel}
        options={Zorgaandeel.options.map((aandeel) => [aandeel, t(`aandelen.${aandeel}`)] as const)}
        onChange={(zorgaandeel) => onChange({ ...keuze, zorgaandeel })}
      />
      <Tekst {...props} veld="aanpak" label={t('aanpak')} hulp={t('aanpakHulp')} />
      <fieldset className={css['vinken']}>
        <legend>{t('maatregelen', { naam })}</legend>
        {Maatregel.options.map((maatregel) => (
          <label key={maatregel}>
            <input type="checkbox" checked={tekst.maatregelen.includes(maatregel)} onChange={() => toggle(maatregel)} />
            {t(`maatregel.${maatregel}`)}
          </label>
        ))}
      </fieldset>
      <Tekst {...props} veld="thuis" label={t('thuis')} hulp={t('thuisHulp')} />
    </div>
  );
}
