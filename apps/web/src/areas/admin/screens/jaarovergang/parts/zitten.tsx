import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { jaarovergangTeksten } from '@spelrijk/teksten/jaarovergang';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../jaarovergang.module.css';
import { groepVoorJaar, type Keuzes, type Straks } from '../overgang.ts';

interface Props {
  readonly voorstel: OvergangVoorstel;
  readonly keuzes: Keuzes;
  readonly straks: readonly Straks[];
  readonly onChange: (keuzes: Keuzes) => void;
}

/** Who does not go up: picked one by one, each with a groep. */
export function Zitten({ voorstel, keuzes, straks, onChange }: Props) {
  const { t } = useTexts(jaarovergangTeksten);
  const jaargroep = useJaargroep();
  const blijvers = voorstel.leerlingen.filter(({ id }) => keuzes.zitten[id] !== undefined);
  const set = (id: string, groepId: string): void => onChange({ ...keuzes, zitten: { ...keuzes.zitten, [id]: groepId } });
  const drop = (weg: string): void =>
    onChange({ ...keuzes, zitten: Object.fromEntries(Object.entries(keuzes.zitten).filter(([id]) => id !== weg)) });
  return (
    <section className={css['deel']} aria-labelledby="overgang-zitten">
      <h2 className={css['kop']} id="overgang-zitten">
        {t('zitten.kop')}
      </h2>
      <p>{t('zitten.uitleg')}</p>
      <div className={css['zitten']}>
        {blijvers.map((leerling) => (
          <div key={leerling.id} className={css['rij']}>
            <TextField
              select
              size="small"
              label={t('zitten.groep', { naam: leerling.naam })}
              value={keuzes.zitten[leerling.id] ?? ''}
              helperText={jaargroep(leerling.jaargroep)}
              onChange={({ target }) => set(leerling.id, target.value)}
              sx={{ width: 260, maxWidth: '100%' }}
            >
              {straks.map((groep) => (
                <MenuItem key={groep.id} value={groep.id}>
                  {groep.naam}
                </MenuItem>
              ))}
            </TextField>
            <Button variant="text" onClick={() => drop(leerling.id)}>
              {t('zitten.weg', { naam: leerling.naam })}
            </Button>
          </div>
        ))}
        <Autocomplete
          size="small"
          options={voorstel.leerlingen.filter(({ id }) => keuzes.zitten[id] === undefined)}
          value={null}
          blurOnSelect
          clearOnBlur
          getOptionLabel={({ naam, groepId }) => `${naam} (${voorstel.groepen.find(({ id }) => id === groepId)?.naam ?? ''})`}
          getOptionKey={({ id }) => id}
          noOptionsText={t('zitten.geen')}
          onChange={(_, leerling) => {
            if (leerling) set(leerling.id, groepVoorJaar(voorstel, leerling.jaargroep, leerling.groepId));
          }}
          renderInput={(params) => <TextField {...params} label={t('zitten.wie')} />}
          sx={{ width: 320, maxWidth: '100%' }}
        />
      </div>
    </section>
  );
}
