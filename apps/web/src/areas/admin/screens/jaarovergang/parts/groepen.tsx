import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { OvergangDeel, OvergangGroep, OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { jaarovergangTeksten } from '@spelrijk/teksten/jaarovergang';
import { useState } from 'react';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../jaarovergang.module.css';
import { staysIn, deelId, groepVoorJaar, jarenText, WEG, type Keuzes, type Straks } from '../overgang.ts';
import { createId } from '../../../../../shared/id.ts';

interface Props {
  readonly voorstel: OvergangVoorstel;
  readonly keuzes: Keuzes;
  readonly straks: readonly Straks[];
  readonly dubbel: ReadonlySet<string>;
  readonly onChange: (keuzes: Keuzes) => void;
}

const JAREN = [1, 2, 3, 4, 5, 6, 7, 8];

function useNaamFout(dubbel: ReadonlySet<string>): (naam: string) => string {
  const { t } = useTexts(jaarovergangTeksten);
  return (naam) => (naam.trim() === '' ? t('groepen.zonderNaam') : dubbel.has(naam.trim().toLowerCase()) ? t('groepen.dubbel') : '');
}

function Deel({ groep, deel, voorstel, keuzes, straks, onChange }: Props & { readonly groep: OvergangGroep; readonly deel: OvergangDeel }) {
  const { t } = useTexts(jaarovergangTeksten);
  const jaargroep = useJaargroep();
  const id = deelId(groep.id, deel.jaargroep);
  const jaar = jaargroep(deel.jaargroep);
  const zitten = groepVoorJaar(voorstel, deel.jaargroep, groep.id);
  return (
    <TextField
      select
      size="small"
      label={t('groepen.doel', { jaar, groep: groep.naam })}
      value={keuzes.doelen[id] ?? ''}
      error={keuzes.doelen[id] === ''}
      helperText={t('groepen.deel', { jaar, aantal: deel.leerlingen })}
      onChange={({ target }) => onChange({ ...keuzes, doelen: { ...keuzes.doelen, [id]: target.value } })}
      sx={{ width: 300, maxWidth: '100%' }}
    >
      {deel.jaargroep < 8 &&
        straks.map((doel) => (
          <MenuItem key={doel.id} value={doel.id}>
            {doel.naam}
          </MenuItem>
        ))}
      <MenuItem value={staysIn(zitten)}>
        {t('groepen.zitten', { groep: straks.find((doel) => doel.id === zitten)?.naam ?? groep.naam })}
      </MenuItem>
      <MenuItem value={WEG}>{t('groepen.weg')}</MenuItem>
    </TextField>
  );
}

function Rij(props: Props & { readonly groep: OvergangGroep }) {
  const { t } = useTexts(jaarovergangTeksten);
  const jaargroep = useJaargroep();
  const { groep, keuzes, dubbel, onChange } = props;
  const naam = keuzes.namen[groep.id] ?? '';
  const fout = useNaamFout(dubbel)(naam);
  return (
    <TableRow>
      <TableCell>
        <Checkbox
          checked={keuzes.nagekeken.includes(groep.id)}
          slotProps={{ input: { 'aria-label': t('groepen.nagekeken', { groep: groep.naam }) } }}
          onChange={(_, af) => {
            const anderen = keuzes.nagekeken.filter((id) => id !== groep.id);
            onChange({ ...keuzes, nagekeken: af ? [...anderen, groep.id] : anderen });
          }}
        />
      </TableCell>
      <TableCell component="th" scope="row">
        {groep.naam}
        <div className={css['zacht']}>{jarenText(groep.jaargroepen, jaargroep)}</div>
      </TableCell>
      <TableCell>
        <TextField
          size="small"
          label={t('groepen.naam', { groep: groep.naam })}
          value={naam}
          error={fout !== ''}
          helperText={fout}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          onChange={({ target }) => onChange({ ...keuzes, namen: { ...keuzes.namen, [groep.id]: target.value } })}
          sx={{ minWidth: 230 }}
        />
      </TableCell>
      <TableCell>
        <div className={css['delen']}>
          {groep.delen.map((deel) => (
            <Deel key={deel.jaargroep} {...props} deel={deel} />
          ))}
          {groep.delen.length === 0 && t('groepen.leeg')}
        </div>
      </TableCell>
      <TableCell>
        {groep.docenten.length === 0 ? (
          <span className={css['zacht']}>{t('docenten.geen')}</span>
        ) : (
          <>
            <Checkbox
              checked={keuzes.docentenMee[groep.id] ?? true}
              slotProps={{ input: { 'aria-label': t('docenten.een', { groep: groep.naam }) } }}
              onChange={(_, mee) => onChange({ ...keuzes, docentenMee: { ...keuzes.docentenMee, [groep.id]: mee } })}
            />
            {groep.docenten.join(', ')}
          </>
        )}
      </TableCell>
    </TableRow>
  );
}

/** Groepen that do not exist yet. */
function Nieuw({ keuzes, dubbel, onChange }: Props) {
  const { t } = useTexts(jaarovergangTeksten);
  const jaargroep = useJaargroep();
  const naamFout = useNaamFout(dubbel);
  const change = (id: string, anders: Partial<Keuzes['nieuw'][number]>): void =>
    onChange({ ...keuzes, nieuw: keuzes.nieuw.map((groep) => (groep.id === id ? { ...groep, ...anders } : groep)) });
  return (
    <>
      {keuzes.nieuw.map((groep) => (
        <TableRow key={groep.id}>
          <TableCell />
          <TableCell component="th" scope="row">
            {t('groepen.nieuw')}
          </TableCell>
          <TableCell>
            <TextField
              size="small"
              label={t('groepen.nieuweNaam')}
              value={groep.naam}
              error={naamFout(groep.naam) !== ''}
              helperText={naamFout(groep.naam)}
              slotProps={{ htmlInput: { maxLength: 60 } }}
              onChange={({ target }) => change(groep.id, { naam: target.value })}
              sx={{ minWidth: 230 }}
            />
          </TableCell>
          <TableCell>
            <TextField
              select
              size="small"
              label={t('groepen.jaar')}
              value={groep.jaargroep}
              onChange={({ target }) => change(groep.id, { jaargroep: Number(target.value) })}
              sx={{ minWidth: 170 }}
            >
              {JAREN.map((jaar) => (
                <MenuItem key={jaar} value={jaar}>
                  {jaargroep(jaar)}
                </MenuItem>
              ))}
            </TextField>
          </TableCell>
          <TableCell />
        </TableRow>
      ))}
    </>
  );
}

/** Every groep: how it is called next year, and where its children go. */
export function Groepen(props: Props) {
  const { t } = useTexts(jaarovergangTeksten);
  const { voorstel, keuzes, onChange } = props;
  const [alleenNog, setAlleenNog] = useState(false);
  const getoond = alleenNog ? voorstel.groepen.filter(({ id }) => !keuzes.nagekeken.includes(id)) : voorstel.groepen;
  const alle = voorstel.groepen.every(({ id }) => keuzes.docentenMee[id] ?? true);
  const add = (): void => onChange({ ...keuzes, nieuw: [...keuzes.nieuw, { id: createId(), naam: '', jaargroep: 3 }] });
  return (
    <section className={css['deel']} aria-labelledby="overgang-groepen">
      <h2 className={css['kop']} id="overgang-groepen">
        {t('groepen.kop')}
      </h2>
      <TextField
        select
        size="small"
        label={t('docenten.label')}
        value={alle ? 'mee' : 'los'}
        onChange={({ target }) =>
          onChange({ ...keuzes, docentenMee: Object.fromEntries(voorstel.groepen.map(({ id }) => [id, target.value === 'mee'])) })
        }
        sx={{ width: 320, maxWidth: '100%', mb: 1.5 }}
      >
        <MenuItem value="mee">{t('docenten.mee')}</MenuItem>
        <MenuItem value="los">{t('docenten.los')}</MenuItem>
      </TextField>
      <div className={css['rij']}>
        <output>{t('groepen.stand', { klaar: keuzes.nagekeken.length, totaal: voorstel.groepen.length })}</output>
        <FormControlLabel
          label={t('groepen.alleenNog')}
          control={<Checkbox checked={alleenNog} onChange={(_, aan) => setAlleenNog(aan)} />}
        />
      </div>
      <ScrollTable label={t('groepen.tabel')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('groepen.nagekekenKop')}</TableCell>
            <TableCell>{t('groepen.nu')}</TableCell>
            <TableCell>{t('groepen.wordt')}</TableCell>
            <TableCell>{t('groepen.waarheen')}</TableCell>
            <TableCell>{t('docenten.kolom')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {getoond.map((groep) => (
            <Rij key={groep.id} {...props} groep={groep} />
          ))}
          <Nieuw {...props} />
        </TableBody>
      </ScrollTable>
      <Button variant="text" onClick={add} sx={{ mt: 1 }}>
        {t('groepen.erbij')}
      </Button>
    </section>
  );
}
