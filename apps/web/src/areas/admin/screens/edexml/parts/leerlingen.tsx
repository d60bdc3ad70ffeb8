import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { EdexmlVoorstel, LeerlingRegel, Opmerking, Persoonsnaam } from '@spelrijk/contract/edexml';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { isMee, isOpen, jaargroepVan, kanMee, kiesLeerling, type Keuzes } from '../keuzes.ts';
import { More, usePart } from '../../../../../shared/list/more.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../edexml.module.css';

export const heet = ({ roepnaam, voorvoegsel, achternaam }: Persoonsnaam): string =>
  [roepnaam, voorvoegsel, achternaam].filter((deel) => deel !== '').join(' ') || '–';

/** Old and new side by side; equal is said once. */
export function Wissel({ oud, nieuw }: { readonly oud: string | undefined; readonly nieuw: string }) {
  const { t } = useTexts(importsTeksten);
  if (oud === undefined || oud === nieuw) return nieuw;
  return (
    <>
      <del>{oud}</del> <span className={css['zacht']}>{t('edexml.wordt')}</span> <ins>{nieuw}</ins>
    </>
  );
}

export function Opmerkingen({ opmerkingen }: { readonly opmerkingen: readonly Opmerking[] }) {
  const { t } = useTexts(importsTeksten);
  return opmerkingen.map((opmerking) => <div key={opmerking}>{t(`edexml.let.${opmerking}`)}</div>);
}

interface Props {
  readonly voorstel: EdexmlVoorstel;
  readonly regels: readonly LeerlingRegel[];
  readonly keuzes: Keuzes;
  readonly onChange: (keuzes: Keuzes) => void;
}

function Wie({ regel, keuzes, onChange }: Omit<Props, 'regels' | 'voorstel'> & { readonly regel: LeerlingRegel }) {
  const { t } = useTexts(importsTeksten);
  const pick = (is: string): void => onChange(kiesLeerling(keuzes, regel.nr, { is, mee: true }));
  return (
    <TextField
      select
      size="small"
      label={t('edexml.wie')}
      value={keuzes.leerlingen[regel.nr]?.is ?? ''}
      onChange={({ target }) => pick(target.value)}
      sx={{ minWidth: 220, mt: 0.5 }}
    >
      {regel.kandidaten.map(({ id, naam, groep }) => (
        <MenuItem key={id} value={id}>
          {t('edexml.zelfde', { naam: heet(naam), groep })}
        </MenuItem>
      ))}
      {regel.soort === 'lijkt-op' && <MenuItem value="nieuw">{t('edexml.nieuweLeerling')}</MenuItem>}
    </TextField>
  );
}

function Jaar({ regel, keuzes, onChange }: Omit<Props, 'regels' | 'voorstel'> & { readonly regel: LeerlingRegel }) {
  const { t } = useTexts(importsTeksten);
  const jaargroep = useJaargroep();
  const nu = jaargroepVan(regel, keuzes);
  if (regel.jaargroep !== null || regel.leerlingId !== null || !kanMee(regel))
    return nu === null ? '–' : <Wissel oud={regel.oud ? jaargroep(regel.oud.jaargroep) : undefined} nieuw={jaargroep(nu)} />;
  return (
    <TextField
      select
      size="small"
      label={t('edexml.kiesJaar')}
      value={nu ?? ''}
      onChange={({ target }) => onChange(kiesLeerling(keuzes, regel.nr, { jaargroep: Number(target.value), mee: true }))}
      sx={{ minWidth: 170 }}
    >
      {[1, 2, 3, 4, 5, 6, 7, 8].map((jaar) => (
        <MenuItem key={jaar} value={jaar}>
          {jaargroep(jaar)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Row({ regel, voorstel, keuzes, onChange }: Omit<Props, 'regels'> & { readonly regel: LeerlingRegel }) {
  const { t } = useTexts(importsTeksten);
  const naam = heet(regel.naam);
  const groep = voorstel.groepen.find(({ sleutel }) => sleutel === regel.groep)?.naam;
  const nieuweGroep = groep ?? regel.oud?.groep ?? t('edexml.zonderGroep');
  return (
    <TableRow hover>
      <TableCell padding="checkbox">
        {kanMee(regel) && (
          <Checkbox
            checked={isMee(regel, keuzes)}
            disabled={isOpen(regel, keuzes) || (regel.soort === 'conflict' && keuzes.leerlingen[regel.nr]?.is === undefined)}
            slotProps={{ input: { 'aria-label': t('edexml.kies', { naam }) } }}
            onChange={(_, mee) => onChange(kiesLeerling(keuzes, regel.nr, { mee }))}
          />
        )}
      </TableCell>
      <TableCell className="vast" component="th" scope="row">
        <Wissel oud={regel.oud ? heet(regel.oud.naam) : undefined} nieuw={naam} />
      </TableCell>
      <TableCell>{regel.soort === 'vertrokken' ? regel.oud?.groep : <Wissel oud={regel.oud?.groep} nieuw={nieuweGroep} />}</TableCell>
      <TableCell>
        <Jaar regel={regel} keuzes={keuzes} onChange={onChange} />
      </TableCell>
      <TableCell>
        <strong>{t(`edexml.soort.${regel.soort}`)}</strong>
        <Opmerkingen opmerkingen={regel.opmerkingen} />
        {regel.kandidaten.length > 0 && <Wie regel={regel} keuzes={keuzes} onChange={onChange} />}
      </TableCell>
    </TableRow>
  );
}

/** Leerlingen of one tab, a hundred at a time. */
export function Leerlingen({ regels, ...rest }: Props) {
  const { t } = useTexts(importsTeksten);
  const [deel, meer] = usePart(regels);
  const { keuzes, onChange } = rest;
  const tikbaar = regels.filter((regel) => kanMee(regel) && !isOpen(regel, keuzes) && regel.soort !== 'conflict');
  const alle = tikbaar.length > 0 && tikbaar.every((regel) => isMee(regel, keuzes));
  const setAll = (mee: boolean): void => onChange(tikbaar.reduce((nu, { nr }) => kiesLeerling(nu, nr, { mee }), keuzes));
  return (
    <>
      <ScrollTable label={t('edexml.tabs')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              {tikbaar.length > 0 && (
                <Checkbox
                  checked={alle}
                  indeterminate={!alle && tikbaar.some((regel) => isMee(regel, keuzes))}
                  slotProps={{ input: { 'aria-label': t('edexml.alles') } }}
                  onChange={(_, mee) => setAll(mee)}
                />
              )}
            </TableCell>
            <TableCell>{t('edexml.naam')}</TableCell>
            <TableCell>{t('edexml.groep')}</TableCell>
            <TableCell>{t('edexml.jaargroep')}</TableCell>
            <TableCell>{t('edexml.opmerking')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deel.map((regel) => (
            <Row key={regel.nr} regel={regel} {...rest} />
          ))}
        </TableBody>
      </ScrollTable>
      <More over={regels.length - deel.length} onMore={meer} />
    </>
  );
}
