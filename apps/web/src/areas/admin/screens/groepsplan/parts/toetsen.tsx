import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { namenVan } from '../../../groepsplan/namen.ts';
import { useGroepspaden, useGroepsplan, type Groepsplan } from '../../../groepsplan/queries.ts';

/** One test for everybody who has none of it yet; said after it for whom it is there and for whom not. */
export function Toetsen({ plan, soort }: { readonly plan: Groepsplan; readonly soort: 'zorg-start' | 'zorg-eind' }) {
  const { t } = useTexts(groepsplanTeksten);
  const { plek } = useGroepspaden();
  const { setTests } = useGroepsplan(plek);
  const { data } = setTests;
  return (
    <>
      <Button variant="outlined" disabled={setTests.isPending} onClick={() => setTests.mutate({ soort, papier: false })}>
        {t(soort === 'zorg-start' ? 'zetStart' : 'zetEind')}
      </Button>
      <Button variant="text" disabled={setTests.isPending} onClick={() => setTests.mutate({ soort, papier: true })}>
        {t('opPapier')}
      </Button>
      {data && (
        <Alert severity={data.niet.length > 0 ? 'warning' : 'success'} sx={{ flexBasis: '100%' }}>
          {(data.klaar > 0 || data.niet.length === 0) && t(data.klaar > 0 ? 'klaargezet' : 'alKlaar', { count: data.klaar })}{' '}
          {data.niet.length > 0 && t('toetsNiet', { namen: namenVan(plan, data.niet) })}
        </Alert>
      )}
      <FormAlert error={setTests.error} />
    </>
  );
}
