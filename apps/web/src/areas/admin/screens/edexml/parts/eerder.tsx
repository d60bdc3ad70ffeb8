import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Inlezing } from '@spelrijk/contract/edexml';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../edexml.module.css';
import { inlezingenQuery, type Edexml } from '../queries.ts';
import { useTerugzinnen } from '../terugzinnen.ts';
import { TerugDialog } from './terug-dialog.tsx';

interface Props {
  readonly adminId: string;
  readonly undo: Edexml['undo'];
}

/** How it stands with a file: undone, undoable until a day, or why not any more. */
function Stand({ inlezing: { terug, teruggedraaidOp } }: { readonly inlezing: Inlezing }) {
  const { t } = useTexts(importsTeksten);
  const { long } = useDates();
  const { redenen } = useTerugzinnen();
  if (teruggedraaidOp !== null) return t('eerder.ongedaanOp', { dag: long(teruggedraaidOp) });
  if (terug === null) return t('eerder.verlopen');
  if (terug.redenen.length === 0) return t('eerder.kan', { dag: long(terug.tot) });
  return (
    <>
      {t('eerder.kanNiet')}
      {redenen(terug).map((zin) => (
        <div key={zin}>{zin}</div>
      ))}
    </>
  );
}

/** What was read in before, and the way back. */
export function Eerder({ adminId, undo }: Props) {
  const { t } = useTexts(importsTeksten);
  const { moment } = useDates();
  const { data, error } = useQuery(inlezingenQuery(adminId));
  const [terug, setTerug] = useState<Inlezing | null>(null);
  const { kort } = useTerugzinnen();
  if (error) return <FormAlert error={error} />;
  if (!data || data.inlezingen.length === 0) return null;
  return (
    <section className={css['hulp']} aria-labelledby="edexml-eerder">
      <h2 className={css['kop']} id="edexml-eerder">
        {t('eerder.titel')}
      </h2>
      {undo.isSuccess && (
        <Alert severity="success" sx={{ mb: 1.5 }}>
          {t('terug.klaar')}
        </Alert>
      )}
      <List
        place="eerder"
        label={t('eerder.titel')}
        rows={data.inlezingen}
        keyOf={({ id }) => id}
        columns={[
          { key: 'wanneer', label: t('eerder.wanneer'), value: ({ op }) => op, renderCell: ({ op }) => moment(op) },
          { key: 'wie', label: t('eerder.wie'), value: ({ wie }) => wie || '–' },
          { key: 'schooljaar', label: t('eerder.schooljaar'), value: ({ schooljaar }) => schooljaar },
          {
            key: 'wat',
            label: t('eerder.wat'),
            value: ({ resultaat }) => resultaat.nieuw + resultaat.gewijzigd + resultaat.weggegooid + resultaat.teruggezet,
            renderCell: ({ resultaat }) => kort(resultaat),
          },
          {
            key: 'stand',
            label: t('eerder.stand'),
            value: (inlezing) => inlezing.teruggedraaidOp ?? inlezing.terug?.tot ?? '',
            renderCell: (inlezing) => <Stand inlezing={inlezing} />,
          },
        ]}
        renderActions={(inlezing) =>
          inlezing.terug?.redenen.length === 0 && (
            <Button variant="text" size="small" color="error" onClick={() => setTerug(inlezing)}>
              {t('terug.knop')}
            </Button>
          )
        }
        search={{ wordsOf: ({ op, wie, schooljaar }) => `${moment(op)} ${wie} ${schooljaar}` }}
        empty={{ title: t('eerder.titel') }}
      />
      {terug && <TerugDialog inlezing={terug} undo={undo} onClose={() => setTerug(null)} />}
    </section>
  );
}
