import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { EdexmlVoorstel, GroepRegel } from '@spelrijk/contract/edexml';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { choiceOf } from '../../../../../shared/list/choice.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { groepJoins, chooseGroep, type Keuzes } from '../keuzes.ts';
import { Opmerkingen, Wissel } from './leerlingen.tsx';

interface Props {
  readonly voorstel: EdexmlVoorstel;
  readonly keuzes: Keuzes;
  readonly onChange: (keuzes: Keuzes) => void;
}

type Cel = Props & { readonly regel: GroepRegel };

/** Stands in the list of choices for a groep that has to be made. */
const NIEUW = 'nieuw';

function Naam({ regel, keuzes, onChange }: Cel) {
  const { t } = useTexts(importsTeksten);
  return (
    <>
      <Wissel oud={regel.oud?.naam} nieuw={regel.naam} />
      {regel.delen.length > 1 && regel.groepId === null && (
        <div>
          <FormControlLabel
            label={t('edexml.samen')}
            control={
              <Checkbox
                checked={!keuzes.groepen[regel.sleutel]?.splitsen}
                onChange={(_, samen) => onChange(chooseGroep(keuzes, regel.sleutel, { splitsen: !samen }))}
              />
            }
          />
        </div>
      )}
    </>
  );
}

function Doel({ regel, voorstel, keuzes, onChange }: Cel) {
  const { t } = useTexts(importsTeksten);
  const keuze = keuzes.groepen[regel.sleutel];
  const doel = (keuze?.groepId === undefined ? regel.groepId : keuze.groepId) ?? NIEUW;
  return (
    <>
      <TextField
        select
        size="small"
        label={t('edexml.groepDoel')}
        value={doel}
        disabled={!groepJoins(regel, keuzes) || keuze?.splitsen === true}
        onChange={({ target }) => onChange(chooseGroep(keuzes, regel.sleutel, { groepId: target.value === NIEUW ? null : target.value }))}
        sx={{ minWidth: 190 }}
      >
        <MenuItem value={NIEUW}>{t('edexml.nieuweGroep')}</MenuItem>
        {voorstel.bestaandeGroepen.map(({ id, naam }) => (
          <MenuItem key={id} value={id}>
            {naam}
          </MenuItem>
        ))}
      </TextField>
      <Opmerkingen opmerkingen={regel.opmerkingen} />
    </>
  );
}

/** Sixty groepen of a file: searched, sorted and ticked as the leerlingen are. */
export function Groepen(props: Props) {
  const { voorstel, keuzes, onChange } = props;
  const { t } = useTexts(importsTeksten);
  const jaargroep = useJaargroep();
  const jaren = (lijst: readonly number[]): string => lijst.map(jaargroep).join(', ') || '–';
  const choice = choiceOf<GroepRegel>({
    isChosen: (regel) => groepJoins(regel, keuzes),
    onChoose: (regels, mee) => onChange(regels.reduce((nu, { sleutel }) => chooseGroep(nu, sleutel, { mee }), keuzes)),
    labelOf: ({ naam }) => t('edexml.kies', { naam }),
    all: t('edexml.alles'),
  });
  return (
    <List
      place="groepen"
      label={t('edexml.tabs')}
      rows={voorstel.groepen}
      keyOf={({ sleutel }) => sleutel}
      choice={choice}
      columns={[
        { key: 'naam', label: t('edexml.naam'), value: ({ naam }) => naam, renderCell: (regel) => <Naam {...props} regel={regel} /> },
        {
          key: 'jaargroep',
          label: t('edexml.jaargroep'),
          value: ({ jaargroepen }) => jaargroepen.join(),
          renderCell: ({ oud, jaargroepen }) => <Wissel oud={oud ? jaren(oud.jaargroepen) : undefined} nieuw={jaren(jaargroepen)} />,
        },
        { key: 'leerlingen', label: t('edexml.leerlingen'), value: ({ leerlingen }) => leerlingen, numeric: true },
        {
          key: 'doel',
          label: t('edexml.groepDoel'),
          value: ({ soort }) => soort,
          renderCell: (regel) => <Doel {...props} regel={regel} />,
        },
      ]}
      search={{ wordsOf: ({ naam, oud, jaargroepen }) => `${naam} ${oud?.naam ?? ''} ${jaren(jaargroepen)}` }}
      empty={{ title: t('edexml.leeg') }}
    />
  );
}
