import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { Automatisch } from '@spelrijk/contract/oefeninstellingen';
import type { Instelbaar, InstelNaam } from '@spelrijk/domain/oefeninstelling';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import type { Optie } from '../opties.ts';
import type { LeerlijnStap } from '../queries.ts';
import { useWaarde } from '../use-waarde.ts';
import { CategorieenVeld } from './categorieen-veld.tsx';
import { GamesVeld } from './games-veld.tsx';
import { SpraakVeld } from './spraak-veld.tsx';
import { VolgordeVeld } from './volgorde-veld.tsx';
import { Weekdagen } from './weekdagen.tsx';

export interface VeldProps {
  readonly optie: Optie;
  /** Every option with the value that holds. */
  readonly alles: Required<Instelbaar>;
  readonly leerlijn: readonly LeerlijnStap[];
  readonly halfjaren: readonly string[];
  readonly vanzelf: Automatisch | null;
  readonly uit: boolean;
  readonly onSet: (opties: Instelbaar) => void;
}

/** The control of one option. */
export function OptieVeld(props: VeldProps) {
  const { optie, alles, uit, onSet } = props;
  const { t } = useTexts(oefeninstellingenTeksten);
  const { naam, veld } = optie;
  const label = t(`optie.${naam}.naam`);
  if (veld.soort === 'categorieen') return <CategorieenVeld {...props} />;
  if (veld.soort === 'volgorde') return <VolgordeVeld {...props} />;
  if (veld.soort === 'games') return <GamesVeld gamesUit={alles.gamesUit} uit={uit} onSet={onSet} />;
  if (naam === 'spraak') return <SpraakVeld label={label} spraak={alles.spraak} uit={uit} onSet={onSet} />;
  if (veld.soort === 'weekdagen')
    return <Weekdagen label={label} dagen={alles.oefendagen} uit={uit} onSet={(oefendagen) => onSet({ oefendagen })} />;
  if (veld.soort === 'schakel')
    return (
      <Switch
        checked={alles[naam] === true}
        disabled={uit}
        onChange={(_, aan) => onSet({ [naam]: aan })}
        slotProps={{ input: { role: 'switch', 'aria-label': label } }}
      />
    );
  if (veld.soort === 'getal') return <GetalVeld naam={naam} label={label} value={Number(alles[naam])} uit={uit} {...veld} onSet={onSet} />;
  return <KeuzeVeld {...props} label={label} />;
}

interface GetalProps {
  readonly naam: InstelNaam;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly stap: number;
  readonly uit: boolean;
  readonly onSet: (opties: Instelbaar) => void;
}

function GetalVeld({ naam, label, value, min, max, stap, uit, onSet }: GetalProps) {
  const clamp = (number: number): number => Math.min(max, Math.max(min, Math.round(number)));
  return (
    <TextField
      key={value}
      type="number"
      defaultValue={value}
      disabled={uit}
      fullWidth
      slotProps={{ htmlInput: { 'aria-label': label, min, max, step: stap } }}
      onChange={({ target }) => {
        const number = Number(target.value);
        // Half-typed numbers wait: "1" on the way to "15" is no choice.
        if (Number.isInteger(number) && number >= min && number <= max) onSet({ [naam]: number });
      }}
      onBlur={({ target }) => onSet({ [naam]: clamp(Number(target.value) || value) })}
    />
  );
}

/** What is chosen from: the values themselves, the half-years of the learning line, or left to the program. */
function useKeuzes({
  optie,
  halfjaren,
  vanzelf,
}: VeldProps): readonly { readonly value: string; readonly tekst: string; readonly is: unknown }[] {
  const { waarde } = useWaarde();
  const { naam, veld } = optie;
  const leeg = { value: '', tekst: waarde(naam, null, vanzelf), is: null };
  const waarden = veld.soort === 'halfjaar' ? halfjaren : 'waarden' in veld ? veld.waarden : [];
  const rest = waarden.map((is) => ({ value: String(is), tekst: waarde(naam, is), is }));
  return veld.soort === 'keuze' ? rest : [leeg, ...rest];
}

function KeuzeVeld({ label, ...props }: VeldProps & { readonly label: string }) {
  const { optie, alles, uit, onSet } = props;
  const { naam } = optie;
  const keuzes = useKeuzes(props);
  const nu = alles[naam];
  return (
    <TextField
      select
      fullWidth
      disabled={uit}
      value={nu === null ? '' : String(nu)}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
      onChange={({ target }) => {
        const keuze = keuzes.find(({ value }) => value === target.value);
        if (keuze) onSet({ [naam]: keuze.is });
      }}
    >
      {keuzes.map(({ value, tekst }) => (
        <MenuItem key={value} value={value}>
          {tekst}
        </MenuItem>
      ))}
    </TextField>
  );
}
