import Checkbox from '@mui/material/Checkbox';
import type { LvsRegel, LvsVoorstel } from '@spelrijk/contract/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { More, usePart } from '../../../../../shared/list/more.tsx';
import { useUitslag } from '../../../parts/uitslag.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../lvsspelling.module.css';
import { isMee, kanMee, opSoort, type Vinkjes } from '../voorstel.ts';

interface Props {
  readonly voorstel: LvsVoorstel;
  readonly vinkjes: Vinkjes;
  readonly onTick: (vinkjes: Vinkjes) => void;
}

function Let({ regel }: { readonly regel: LvsRegel }) {
  const { t } = useTexts(lvsspellingTeksten);
  const uitslag = useUitslag();
  return (
    <>
      <strong>{t(`uitslagen.soort.${regel.soort}`, { oud: uitslag(regel.oud ?? {}) })}</strong>
      {regel.fouten.map((fout) => (
        <div key={fout}>{t(`uitslagen.fout.${fout}`)}</div>
      ))}
      {regel.opmerkingen.map((opmerking) => (
        <div key={opmerking}>{t(`uitslagen.opmerking.${opmerking}`)}</div>
      ))}
    </>
  );
}

function Row({ regel, voorstel, vinkjes, onTick }: Props & { readonly regel: LvsRegel }) {
  const { t } = useTexts(lvsspellingTeksten);
  const uitslag = useUitslag();
  const { day } = useDates();
  const persoon = voorstel.personen[regel.persoon - 1];
  const leerling = voorstel.leerlingen.find(({ id }) => id === persoon?.leerlingId);
  const naam = leerling?.naam ?? (persoon?.naam || t('personen.zonderNaam'));
  return (
    <TableRow hover>
      <TableCell padding="checkbox">
        {kanMee(regel) && (
          <Checkbox
            checked={isMee(regel, vinkjes)}
            slotProps={{ input: { 'aria-label': t('uitslagen.kies', { naam, toets: `${regel.toets} ${regel.moment}` }) } }}
            onChange={(_, mee) => onTick({ ...vinkjes, [regel.nr]: mee })}
          />
        )}
      </TableCell>
      <TableCell className="vast" component="th" scope="row">
        {naam}
        <div className={css['zacht']}>{t('uitslagen.rij', { rij: regel.rij })}</div>
      </TableCell>
      <TableCell>{regel.toets || '–'}</TableCell>
      <TableCell>{regel.moment || '–'}</TableCell>
      <TableCell>{regel.afnamedatum === null ? '–' : day(regel.afnamedatum)}</TableCell>
      <TableCell>{uitslag(regel.waarden) || '–'}</TableCell>
      <TableCell>
        <Let regel={regel} />
      </TableCell>
    </TableRow>
  );
}

/** Every result that will be stored, and why another will not. */
export function Uitslagen({ voorstel, vinkjes, onTick }: Props) {
  const { t } = useTexts(lvsspellingTeksten);
  const [deel, meer] = usePart(opSoort(voorstel.regels));
  const kan = voorstel.regels.filter(kanMee);
  const mee = kan.filter((regel) => isMee(regel, vinkjes)).length;
  if (voorstel.regels.length === 0) return <p>{t('uitslagen.geen')}</p>;
  return (
    <>
      <ScrollTable label={t('uitslagen.tabel')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              {kan.length > 0 && (
                <Checkbox
                  checked={mee === kan.length}
                  indeterminate={mee > 0 && mee < kan.length}
                  slotProps={{ input: { 'aria-label': t('uitslagen.alles') } }}
                  onChange={(_, aan) => onTick(Object.fromEntries(kan.map(({ nr }) => [nr, aan])))}
                />
              )}
            </TableCell>
            <TableCell className="vast">{t('uitslagen.leerling')}</TableCell>
            <TableCell>{t('uitslagen.toets')}</TableCell>
            <TableCell>{t('uitslagen.moment')}</TableCell>
            <TableCell>{t('uitslagen.datum')}</TableCell>
            <TableCell>{t('uitslagen.uitslag')}</TableCell>
            <TableCell>{t('uitslagen.let')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deel.map((regel) => (
            <Row key={regel.nr} regel={regel} voorstel={voorstel} vinkjes={vinkjes} onTick={onTick} />
          ))}
        </TableBody>
      </ScrollTable>
      <More over={voorstel.regels.length - deel.length} onMore={meer} />
    </>
  );
}
