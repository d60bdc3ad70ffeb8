import type { TemplateOverzicht } from '@spelrijk/contract/mailtemplates';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import css from '../../../../shared/list/list.module.css';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { mailtemplatesCrumb } from '../../crumbs.ts';
import { mailtemplatesQuery } from '../../mailtemplates.ts';
import own from './mailtemplates.module.css';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [mailtemplatesCrumb] };
export const meta = () => pageTitle(mailtemplatesTeksten, 'titel');

/** Which words hold in one region, and the way to them. */
function Stand({
  naam,
  titel,
  stand,
}: {
  readonly naam: string;
  readonly titel: string;
  readonly stand: TemplateOverzicht['standen'][number];
}) {
  const { t } = useTexts(mailtemplatesTeksten);
  const dates = useDates();
  const { regio, op, wie } = stand;
  return (
    <TableCell>
      <Link
        className={css['link'] ?? ''}
        to={href('/superadmin/mailtemplates/:sjabloon/:regio', { sjabloon: naam, regio })}
        aria-label={`${titel}, ${t(`regios.${regio}`)}: ${t(`stand.${stand.stand}`)}`}
      >
        {t(`stand.${stand.stand}`)}
      </Link>
      {stand.stand !== 'standaard' && op !== null && <p className={own['sinds']}>{t('sinds', { datum: dates.day(op), wie })}</p>}
    </TableCell>
  );
}

function Rij({ template: { naam, titel, wanneer, standen } }: { readonly template: TemplateOverzicht }) {
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        {titel}
      </TableCell>
      {standen.map((stand) => (
        <Stand key={stand.regio} naam={naam} titel={titel} stand={stand} />
      ))}
      <TableCell>{wanneer}</TableCell>
    </TableRow>
  );
}

/** Every mail that goes out by itself, and whose words it has. */
export default function MailtemplatesScreen() {
  const { t } = useTexts(mailtemplatesTeksten);
  const { data, error, refetch } = useQuery(mailtemplatesQuery);
  if (error || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} />
      <ScrollTable label={t('tabel')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('kolom.mail')}</TableCell>
            <TableCell>{t('kolom.nl')}</TableCell>
            <TableCell>{t('kolom.be')}</TableCell>
            <TableCell>{t('kolom.wanneer')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.templates.map((template) => (
            <Rij key={template.naam} template={template} />
          ))}
        </TableBody>
      </ScrollTable>
    </>
  );
}
