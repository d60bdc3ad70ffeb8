import type { LvsScore } from '@spelrijk/contract/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '../../../../shared/list/empty.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { usePathParams } from '../../params.ts';
import { useUitslag } from '../../parts/uitslag.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, crumb(lvsspellingTeksten, 'leerling.titel')] };
export const meta = () => pageTitle(lvsspellingTeksten, 'leerling.titel');

function Scores({ naam, scores }: { readonly naam: string; readonly scores: readonly LvsScore[] }) {
  const { t } = useTexts(lvsspellingTeksten);
  const uitslag = useUitslag();
  const { day } = useDates();
  return (
    <ScrollTable label={t('leerling.tabel', { naam })}>
      <TableHead>
        <TableRow>
          <TableCell>{t('uitslagen.toets')}</TableCell>
          <TableCell>{t('leerling.versie')}</TableCell>
          <TableCell>{t('uitslagen.moment')}</TableCell>
          <TableCell>{t('uitslagen.datum')}</TableCell>
          <TableCell>{t('uitslagen.uitslag')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {scores.map(({ id, toets, generatie, moment, afnamedatum, waarden }) => (
          <TableRow key={id} hover>
            <TableCell component="th" scope="row">
              {toets}
            </TableCell>
            <TableCell>{t(`leerling.generatie.${generatie}`)}</TableCell>
            <TableCell>{moment || '–'}</TableCell>
            <TableCell>{afnamedatum === null ? '–' : day(afnamedatum)}</TableCell>
            <TableCell>{uitslag(waarden)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  );
}

/** The results of one leerling, as the tests gave them. */
export default function LvsScreen() {
  const { t } = useTexts(lvsspellingTeksten);
  const params = usePathParams();
  const { adminId, groepId, leerlingId } = params;
  const { data, error, refetch } = useQuery({
    queryKey: ['admins', adminId, 'lvs', groepId, leerlingId],
    queryFn: () => call('readLvs', { params }),
  });
  if (error || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const { leerling, scores } = data;
  return (
    <>
      <ScreenHead title={t('leerling.titel')} text={t('leerling.van', leerling)} />
      {scores.length === 0 ? (
        <Empty title={t('leerling.leeg')} text={t('leerling.leegUitleg')} />
      ) : (
        <Scores naam={leerling.naam} scores={scores} />
      )}
    </>
  );
}
