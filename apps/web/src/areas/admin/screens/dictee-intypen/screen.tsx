import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { DicteeLeerling } from '@spelrijk/contract/dictees';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, useParams } from 'react-router';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { dicteesCrumb, dicteeCrumb, dicteeQuery, type ReadDictee, useDictees } from '../../dictees.ts';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import css from '../../overtypen/overtypen.module.css';
import { useTypwerk, type Typwerk } from '../../overtypen/use-typwerk.ts';
import { Typvelden } from '../../overtypen/velden.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, dicteesCrumb, dicteeCrumb, crumb(dicteeTeksten, 'typen.titel')] };
export const meta = () => pageTitle(dicteeTeksten, 'typen.titel');

const standVan = ({ status, invoer }: DicteeLeerling): 'niet' | 'concept' | 'bezig' | 'klaar' =>
  status === 'niet' ? (invoer === null ? 'niet' : 'concept') : status;

function TypeOver({ read, plek }: { readonly read: ReadDictee; readonly plek: { readonly adminId: string; readonly groepId: string } }) {
  const { t } = useTexts(dicteeTeksten);
  const { leerlingen } = read;
  const [id, setId] = useState(() => leerlingen.find(({ status }) => status === 'niet')?.id ?? leerlingen[0]?.id ?? '');
  const leerling = leerlingen.find((rij) => rij.id === id);
  if (!leerling) return <p>{t('typen.niemand')}</p>;
  return (
    <>
      <ScreenHead title={t('typen.titel')} text={t('typen.uitleg')} />
      <TextField
        select
        label={t('typen.wie')}
        value={id}
        onChange={({ target }) => setId(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ mb: 2, width: 'min(100%, 420px)' }}
      >
        {leerlingen.map((rij) => (
          <option key={rij.id} value={rij.id}>
            {`${rij.naam} – ${t(`typen.keuze.${standVan(rij)}`)}`}
          </option>
        ))}
      </TextField>
      <WerkOf
        key={id}
        read={read}
        leerling={leerling}
        plek={plek}
        onDone={() => setId(leerlingen.find((rij) => rij.status === 'niet' && rij.id !== id)?.id ?? id)}
      />
    </>
  );
}

interface WerkProps {
  readonly read: ReadDictee;
  readonly leerling: DicteeLeerling;
  readonly plek: { readonly adminId: string; readonly groepId: string };
  readonly onDone: () => void;
}

/** The words in order, by themselves. */
function Velden({
  read,
  invoer,
  onChange,
}: Pick<WerkProps, 'read'> & { readonly invoer: Typwerk; readonly onChange: (invoer: Typwerk) => void }) {
  const { t } = useTexts(dicteeTeksten);
  return (
    <Typvelden
      velden={read.woorden.map(({ woord }, i) => ({ key: woord, label: t('typen.woord', { nr: i + 1, woord }) }))}
      invoer={invoer}
      onChange={onChange}
    />
  );
}

const isGelijk = (een: Typwerk, ander: Typwerk): boolean =>
  [...new Set([...Object.keys(een), ...Object.keys(ander)])].every((woord) => (een[woord] ?? '').trim() === (ander[woord] ?? '').trim());

/** Marked work that was typed over: what the docent mistyped is put right, and the voortgang follows. */
function Verbeter({ read, leerling, plek, papier }: Omit<WerkProps, 'onDone'> & { readonly papier: Typwerk }) {
  const { t } = useTexts(dicteeTeksten);
  const { correct } = useDictees(plek);
  const [invoer, setInvoer] = useState<Typwerk>(papier);
  const isZelfde = isGelijk(invoer, papier);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        correct.mutate({ id: read.dictee.id, leerlingId: leerling.id, invoer: { ...invoer } });
      }}
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('typen.verbeterUitleg')}
      </Alert>
      <Velden read={read} invoer={invoer} onChange={setInvoer} />
      <p className={css['stand']}>
        <output>{isZelfde ? correct.isSuccess && t('typen.verbeterd') : t('typen.nietBewaard')}</output>
      </p>
      <FormAlert error={correct.error} />
      <Button type="submit" disabled={isZelfde || correct.isPending}>
        {correct.isPending ? t('bezig') : t('typen.verbeter')}
      </Button>
    </form>
  );
}

/** The paper of one child, typed over. */
function Werk({ read, leerling, plek, onDone }: WerkProps) {
  const { t } = useTexts(dicteeTeksten);
  const { keep, mark } = useDictees(plek);
  const dicteeId = read.dictee.id;
  const { invoer, setInvoer, isBewaard, isLeeg } = useTypwerk(
    leerling.invoer ?? {},
    mark.isPending || mark.isSuccess
      ? null
      : (nu, done) => keep.mutate({ id: dicteeId, leerlingId: leerling.id, invoer: { ...nu } }, { onSuccess: done }),
  );
  if (leerling.status !== 'niet')
    return <Alert severity="info">{t(leerling.status === 'klaar' ? 'typen.alKlaar' : 'typen.alBezig')}</Alert>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mark.mutate({ id: dicteeId, leerlingId: leerling.id, invoer: { ...invoer } }, { onSuccess: onDone });
      }}
    >
      <Velden read={read} invoer={invoer} onChange={setInvoer} />
      <p className={css['stand']}>{t(isBewaard ? 'typen.bewaard' : 'typen.nietBewaard')}</p>
      <FormAlert error={keep.error ?? mark.error} />
      <p className={css['stand']}>{t('typen.nakijkenUitleg')}</p>
      <Button type="submit" disabled={isLeeg || mark.isPending}>
        {mark.isPending ? t('bezig') : t('typen.nakijken')}
      </Button>
    </form>
  );
}

const WerkOf = (props: WerkProps) =>
  props.leerling.papier === null ? <Werk {...props} /> : <Verbeter {...props} papier={props.leerling.papier} />;

export default function DicteeIntypenScreen() {
  const { t } = useTexts(dicteeTeksten);
  const { adminId, groepId } = usePathParams();
  const { dicteeId = '' } = useParams();
  const { data, error, refetch } = useQuery(dicteeQuery({ adminId, groepId }, dicteeId));
  const to = href('/admins/:adminId/groepen/:groepId/klassendictee', { adminId, groepId });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={{ to, label: t('lijst.titel') }} />;
  if (!data) return <Waiting />;
  return <TypeOver read={data} plek={{ adminId, groepId }} />;
}
