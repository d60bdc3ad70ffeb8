import type { LvsScore } from '@spelrijk/contract/lvsspelling';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useQuery } from '@tanstack/react-query';
import { href } from 'react-router';
import { Empty } from '../../../../shared/account/empty.tsx';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { GroepKruimel } from '../../kruimels.tsx';
import { usePathParams } from '../../params.ts';
import { useUitslag } from '../../parts/uitslag.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const handle: Crumbs = { kruimels: [GroepKruimel, LvsKruimel] };
export const meta = () => pageTitle(lvsspellingTeksten, 'leerling.titel');

function LvsKruimel() {
  const { t } = useTexts(lvsspellingTeksten);
  return <span aria-current="page">{t('leerling.titel')}</span>;
}

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
  const { t } = useTexts(lvsspellingTeksten, kaderTeksten);
  const params = usePathParams();
  const { adminId, groepId, leerlingId } = params;
  const { data, error, refetch } = useQuery({
    queryKey: ['admins', adminId, 'lvs', groepId, leerlingId],
    queryFn: () => call('readLvs', { params }),
  });
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (error) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  const { leerling, scores } = data;
  return (
    <>
      <ScreenHead title={t('lvsspelling:leerling.titel')} text={t('lvsspelling:leerling.van', leerling)} />
      {scores.length === 0 ? (
        <Empty title={t('lvsspelling:leerling.leeg')} text={t('lvsspelling:leerling.leegUitleg')} />
      ) : (
        <Scores naam={leerling.naam} scores={scores} />
      )}
    </>
  );
}
