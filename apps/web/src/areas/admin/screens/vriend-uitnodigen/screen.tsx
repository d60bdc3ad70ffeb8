import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Vrienduitnodiging } from '@spelrijk/contract/vrienden';
import { vriendenTeksten } from '@spelrijk/teksten/vrienden';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import css from '../../../../shared/form/form.module.css';
import { isMailLike } from '../../../../shared/form/fields.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { emailColumn } from '../../../../shared/gebruikers/columns.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { List } from '../../../../shared/list/list.tsx';
import { PageButtons } from '../../../../shared/list/page-buttons.tsx';
import { usePage } from '../../../../shared/list/page-place.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { createId } from '../../../../shared/id.ts';

export const handle: Crumbs = { crumbs: [crumb(vriendenTeksten, 'titel')] };
export const meta = () => pageTitle(vriendenTeksten, 'titel');

const vriendenKey = (adminId: string) => ['admin', adminId, 'vrienden'];
const vriendenQuery = (adminId: string, pagina: number) =>
  queryOptions({
    queryKey: [...vriendenKey(adminId), pagina],
    queryFn: () => call('listVrienden', { params: { adminId }, query: { pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
  });

function Uitnodigen({ adminId, nog }: { readonly adminId: string; readonly nog: number }) {
  const { t } = useTexts(vriendenTeksten);
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [id, setId] = useState(createId);
  const [gezien, setGezien] = useState(false);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (aan: string) => {
      await call('inviteVriend', { params: { adminId }, body: { id, email: aan } });
      return aan;
    },
    onSuccess: async () => {
      setEmail('');
      setGezien(false);
      setId(createId());
      await client.invalidateQueries({ queryKey: vriendenKey(adminId) });
    },
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setGezien(true);
    if (isMailLike(email) && !isPending) mutate(email.trim());
  };
  const fout = gezien && !isMailLike(email);
  return (
    <form className={css['formulier']} noValidate onSubmit={send}>
      <section className={css['groep']}>
        <h2>{t('tekst')}</h2>
        <p className={css['zacht']}>{t('voorbeeld')}</p>
        <TextField
          label={t('email')}
          type="email"
          value={email}
          error={fout}
          helperText={fout ? t('emailFout') : t('over', { count: nog })}
          slotProps={{ htmlInput: { maxLength: 254, autoCapitalize: 'none' } }}
          onChange={({ target }) => setEmail(target.value)}
        />
      </section>
      <FormAlert error={error} done={data === undefined ? undefined : t('gedaan', { email: data })} />
      <div className={css['knoppen']}>
        <Button type="submit" disabled={isPending || nog === 0}>
          {t('knop')}
        </Button>
      </div>
    </form>
  );
}

function Lijst({ rijen, alle }: { readonly rijen: readonly Vrienduitnodiging[]; readonly alle: boolean }) {
  const { t } = useTexts(vriendenTeksten);
  const dates = useDates();
  return (
    <List
      label={t('tabel')}
      rows={rijen}
      keyOf={({ id }) => id}
      columns={[
        emailColumn(t('kolom.email')),
        { key: 'op', label: t('kolom.op'), value: ({ op }) => op, renderCell: ({ op }) => dates.day(op) },
        { key: 'status', label: t('kolom.status'), value: ({ status }) => t(`statussen.${status}`) },
      ]}
      // A field would look on this page only.
      search={alle ? { wordsOf: ({ email }) => email } : undefined}
      empty={{ title: t('leeg') }}
    />
  );
}

/** A colleague elsewhere hears about Spelrijk, in a text of ours. */
export default function VriendUitnodigenScreen() {
  const { t } = useTexts(vriendenTeksten);
  const { adminId } = usePathParams();
  const [pagina, setPagina] = usePage();
  const { data, error, refetch } = useQuery(vriendenQuery(adminId, pagina));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} />
      <Uitnodigen adminId={adminId} nog={data.nogVandaag} />
      <Box sx={{ mt: 3 }}>
        <Lijst rijen={data.uitnodigingen} alle={data.totaal <= data.perPagina} />
        <PageButtons label={t('tabel')} pagina={pagina} totaal={Math.ceil(data.totaal / data.perPagina)} onPagina={setPagina} />
      </Box>
    </>
  );
}
