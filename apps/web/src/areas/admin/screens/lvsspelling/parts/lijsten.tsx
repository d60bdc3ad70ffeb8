import Button from '@mui/material/Button';
import type { LvsImport } from '@spelrijk/contract/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../../shared/dialog/confirm-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { List } from '../../../../../shared/list/list.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../lvsspelling.module.css';
import { lijstenQuery, type Lvs } from '../queries.ts';

interface TabelProps {
  readonly imports: readonly LvsImport[];
  readonly lvs: Lvs;
  readonly onRemove: (id: string) => void;
}

function Tabel({ imports, lvs, onRemove }: TabelProps) {
  const { t } = useTexts(lvsspellingTeksten);
  const { moment, long } = useDates();
  const standVan = ({ wegNa }: LvsImport): string => (wegNa === null ? t('lijsten.telt') : t('lijsten.weg', { dag: long(wegNa) }));
  return (
    <List
      place="lijsten"
      label={t('lijsten.tabel')}
      rows={imports}
      keyOf={({ id }) => id}
      columns={[
        { key: 'wanneer', label: t('lijsten.wanneer'), value: ({ op }) => op, renderCell: ({ op }) => moment(op) },
        { key: 'wie', label: t('lijsten.wie'), value: ({ wie }) => wie || '–' },
        { key: 'soort', label: t('lijsten.soort'), value: ({ soort }) => t(`lijsten.soorten.${soort}`) },
        { key: 'uitslagen', label: t('lijsten.uitslagen'), value: ({ resultaten }) => resultaten, numeric: true },
        { key: 'leerlingen', label: t('lijsten.leerlingen'), value: ({ leerlingen }) => leerlingen, numeric: true },
        { key: 'stand', label: t('lijsten.stand'), value: standVan },
      ]}
      renderActions={({ id, wegNa }) =>
        wegNa === null ? (
          <Button variant="text" size="small" color="error" onClick={() => onRemove(id)}>
            {t('lijsten.weghalen')}
          </Button>
        ) : (
          <Button variant="text" size="small" disabled={lvs.restore.isPending} onClick={() => lvs.restore.mutate(id)}>
            {t('lijsten.terughalen')}
          </Button>
        )
      }
      search={{ wordsOf: (lijst) => `${moment(lijst.op)} ${lijst.wie} ${t(`lijsten.soorten.${lijst.soort}`)} ${standVan(lijst)}` }}
      empty={{ title: t('lijsten.leeg') }}
    />
  );
}

/** What was read in before: to look, take away and bring back. */
export function Lijsten({ adminId, lvs }: { readonly adminId: string; readonly lvs: Lvs }) {
  const { t } = useTexts(lvsspellingTeksten);
  const { data, error } = useQuery(lijstenQuery(adminId));
  const [weg, setWeg] = useState<string | null>(null);
  return (
    <section className={css['deel']} aria-labelledby="lvs-lijsten">
      <h2 className={css['kop']} id="lvs-lijsten">
        {t('lijsten.titel')}
      </h2>
      <FormAlert error={error ?? lvs.restore.error} />
      {data?.imports.length === 0 && <p>{t('lijsten.leeg')}</p>}
      {data && data.imports.length > 0 && <Tabel imports={data.imports} lvs={lvs} onRemove={setWeg} />}
      {weg !== null && (
        <ConfirmDialog
          title={t('lijsten.vraag')}
          text={t('lijsten.vraagUitleg', { dagen: data?.bewaardagen ?? 0 })}
          confirm={t('lijsten.weghalen')}
          cancel={t('lijsten.annuleer')}
          busy={lvs.remove.isPending}
          error={lvs.remove.error}
          onConfirm={() => lvs.remove.mutate(weg, { onSuccess: () => setWeg(null) })}
          onClose={() => setWeg(null)}
        />
      )}
    </section>
  );
}
