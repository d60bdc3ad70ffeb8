import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Templateprobleem } from '@spelrijk/domain/mailtemplate';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../mailtemplate.module.css';

type Deel = 'onderwerp' | 'tekst' | 'knop';
const isDeel = (wat: string): wat is Deel => ['onderwerp', 'tekst', 'knop'].includes(wat);

/** What has to be mended before it can be kept. */
export function Problemen({ problemen }: { readonly problemen: readonly Templateprobleem[] }) {
  const { t } = useTexts(mailtemplatesTeksten);
  if (problemen.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('problemen.titel')}</AlertTitle>
      <ul className={css['problemen']}>
        {problemen.map(({ fout, wat }) => (
          <li key={`${fout} ${wat}`}>{t(`problemen.${fout}`, { wat: isDeel(wat) ? t(`veld.${wat}`) : wat })}</li>
        ))}
      </ul>
    </Alert>
  );
}
