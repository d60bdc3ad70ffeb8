import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { TemplateGeheel } from '@spelrijk/contract/mailtemplates';
import { Regio } from '@spelrijk/domain/admin';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link, useParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { Failure } from '../../../../shared/screen/failure.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { mailtemplatesCrumb } from '../../crumbs.ts';
import css from './mailtemplate.module.css';
import { Editor } from './parts/editor.tsx';
import { Versies } from './parts/versies.tsx';
import { mailtemplateQuery, type Welke } from '../../mailtemplates.ts';

function useWelke(): Welke {
  const { sjabloon = '', regio = '' } = useParams();
  return { sjabloon, regio: Regio.options.find((naam) => naam === regio) ?? 'nl' };
}

const MailNaam = (): string => useQuery(mailtemplateQuery(useWelke())).data?.titel ?? '…';

export const handle: Crumbs = { crumbs: [mailtemplatesCrumb, { Name: MailNaam }] };
export const meta = () => pageTitle(mailtemplatesTeksten, 'titel');

const versieVan = ({ naam, regio, versie }: Pick<TemplateGeheel, 'naam' | 'regio' | 'versie'>): string => `${naam} ${regio} ${versie}`;

/** The same mail for the other region. */
function Regios({ sjabloon, regio }: Welke) {
  const { t } = useTexts(mailtemplatesTeksten);
  return (
    <nav className={css['regios']} aria-label={t('regio')}>
      {Regio.options.map((naam) => (
        <Link
          key={naam}
          to={href('/superadmin/mailtemplates/:sjabloon/:regio', { sjabloon, regio: naam })}
          aria-current={naam === regio ? 'page' : undefined}
        >
          {t(`regios.${naam}`)}
        </Link>
      ))}
    </nav>
  );
}

/** One mail in the words of our office. */
export default function MailtemplateScreen() {
  const { t } = useTexts(mailtemplatesTeksten);
  const welke = useWelke();
  const { data, error, refetch } = useQuery(mailtemplateQuery(welke));
  const [bewaard, setBewaard] = useState('');
  if (replaces(error, data))
    return <Failure error={error} onRetry={() => void refetch()} back={{ to: href('/superadmin/mailtemplates'), label: t('titel') }} />;
  if (!data) return <Skeleton variant="rounded" height={480} />;
  return (
    <>
      <ScreenHead title={data.titel} text={data.wanneer} action={<Regios {...welke} />} />
      {data.stand === 'kapot' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('kapotUitleg')}
        </Alert>
      )}
      {bewaard === versieVan(data) && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('bewaard')}
        </Alert>
      )}
      <Editor key={versieVan(data)} geheel={data} onSaved={(versie) => setBewaard(versieVan({ ...data, versie }))} />
      <Versies geheel={data} />
    </>
  );
}
