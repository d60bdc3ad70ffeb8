import Checkbox from '@mui/material/Checkbox';
import type { EdexmlVoorstel } from '@spelrijk/contract/edexml';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { inTab, type Keuzes } from '../keuzes.ts';
import { heet, Leerlingen } from './leerlingen.tsx';
import { More, usePart } from '../../../../../shared/list/more.tsx';
import { termijnNu } from '../../../../../shared/texts/termijnen.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface Props {
  readonly voorstel: EdexmlVoorstel;
  readonly keuzes: Keuzes;
  readonly onChange: (keuzes: Keuzes) => void;
}

/** Who left according to the file, and who is not in it: nobody goes unasked. */
export function Weg({ voorstel, keuzes, onChange }: Props) {
  const { t } = useTexts(importsTeksten);
  const jaargroep = useJaargroep();
  const vertrokken = inTab(voorstel, 'weg');
  const [deel, meer] = usePart(voorstel.weg);
  const tik = (ids: readonly string[], aan: boolean): void =>
    onChange({ ...keuzes, weg: { ...keuzes.weg, ...Object.fromEntries(ids.map((id) => [id, aan])) } });
  const alle = voorstel.weg.length > 0 && voorstel.weg.every(({ id }) => keuzes.weg[id]);
  return (
    <>
      {vertrokken.length > 0 && (
        <>
          <h3>{t('edexml.vertrokken')}</h3>
          <Leerlingen voorstel={voorstel} regels={vertrokken} keuzes={keuzes} onChange={onChange} />
        </>
      )}
      {voorstel.weg.length > 0 && (
        <>
          <h3>{t('edexml.nietInBestand')}</h3>
          <p>{t('edexml.wegUitleg', { termijn: termijnNu('prullenbak') })}</p>
          <ScrollTable label={t('edexml.nietInBestand')}>
            <TableHead>
              <TableRow>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={alle}
                    indeterminate={!alle && voorstel.weg.some(({ id }) => keuzes.weg[id])}
                    slotProps={{ input: { 'aria-label': t('edexml.alles') } }}
                    onChange={(_, aan) =>
                      tik(
                        voorstel.weg.map(({ id }) => id),
                        aan,
                      )
                    }
                  />
                </TableCell>
                <TableCell>{t('edexml.naam')}</TableCell>
                <TableCell>{t('edexml.groep')}</TableCell>
                <TableCell>{t('edexml.jaargroep')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {deel.map((regel) => (
                <TableRow key={regel.id} hover>
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={keuzes.weg[regel.id] ?? false}
                      slotProps={{ input: { 'aria-label': t('edexml.kies', { naam: heet(regel.naam) }) } }}
                      onChange={(_, aan) => tik([regel.id], aan)}
                    />
                  </TableCell>
                  <TableCell className="vast" component="th" scope="row">
                    {heet(regel.naam)}
                  </TableCell>
                  <TableCell>{regel.groep}</TableCell>
                  <TableCell>{jaargroep(regel.jaargroep)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </ScrollTable>
          <More over={voorstel.weg.length - deel.length} onMore={meer} />
        </>
      )}
    </>
  );
}
