import Button from '@mui/material/Button';
import { inboxTeksten } from '@spelrijk/teksten/inbox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { ervaringenQuery } from '../../queries.ts';
import { ErvaringDialog, LEGE_ERVARING, type Bewerkt } from './parts/ervaring-dialog.tsx';
import { Unready } from '../../parts/unready.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { createId } from '../../../../shared/id.ts';

export const handle: Crumbs = { crumbs: [crumb(inboxTeksten, 'ervaringen.titel')] };
export const meta = () => pageTitle(inboxTeksten, 'ervaringen.titel');

/** What stands on the site of what people tell. */
export default function ErvaringenScreen() {
  const { t } = useTexts(inboxTeksten);
  const { data, error, refetch } = useQuery(ervaringenQuery);
  const [bewerkt, setBewerkt] = useState<Bewerkt | null>(null);
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const nieuw = <Button onClick={() => setBewerkt({ ...LEGE_ERVARING, id: createId() })}>{t('ervaringen.nieuw')}</Button>;
  return (
    <>
      <ListScreen
        title={t('ervaringen.titel')}
        text={t('ervaringen.uitleg')}
        action={nieuw}
        label={t('ervaringen.tabel')}
        rows={data.ervaringen}
        keyOf={({ id }) => id}
        columns={[
          { key: 'naam', label: t('ervaringen.naam'), value: ({ naam }) => naam },
          { key: 'tekst', label: t('ervaringen.tekst'), value: ({ tekst }) => tekst.slice(0, 120) },
          {
            key: 'zichtbaar',
            label: t('ervaringen.zichtbaar'),
            value: ({ zichtbaar }) => t(zichtbaar ? 'ervaringen.ja' : 'ervaringen.nee'),
          },
        ]}
        renderActions={(ervaring) => (
          <Button size="small" variant="text" onClick={() => setBewerkt(ervaring)}>
            {t('ervaringen.wijzig')}
          </Button>
        )}
        search={{ wordsOf: ({ naam, tekst }) => `${naam} ${tekst}` }}
        empty={{ title: t('ervaringen.leeg') }}
      />
      {bewerkt && <ErvaringDialog key={bewerkt.id} begin={bewerkt} onClose={() => setBewerkt(null)} />}
    </>
  );
}
