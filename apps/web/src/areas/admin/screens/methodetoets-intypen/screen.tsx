import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ToetsLeerling } from '@spelrijk/contract/methodetoetsen';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { toetsCrumb, toetsenCrumb, toetsenPath, toetsPath, toetsQuery, useToetsen, type ReadToets } from '../../methodetoetsen.ts';
import { usePathParams } from '../../params.ts';
import css from '../../overtypen/overtypen.module.css';
import { useTypwerk, type Typwerk } from '../../overtypen/use-typwerk.ts';
import { VervangDialog } from '../../overtypen/vervang-dialog.tsx';
import { verschillenIn } from '../../overtypen/verschil.ts';
import { Typvelden } from '../../overtypen/velden.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, toetsenCrumb, toetsCrumb, crumb(methodetoetsTeksten, 'typen.titel')] };
export const meta = () => pageTitle(methodetoetsTeksten, 'typen.titel');

type Plek = { readonly adminId: string; readonly groepId: string };

interface BladProps {
  readonly read: ReadToets;
  readonly leerling: ToetsLeerling;
  readonly plek: Plek;
}

/** The paper of one child: kept while it is typed, and marked when it is all there; afterwards it is put right in one go. */
function Blad({ read, leerling, plek }: BladProps) {
  const { t } = useTexts(methodetoetsTeksten);
  const { keepPaper, finishPaper } = useToetsen(plek);
  const isKlaar = leerling.status === 'klaar';
  const { id } = read.methodetoets;
  const [ask, setAsk] = useState(false);
  const body = (invoer: Typwerk, klaar: boolean, vervang = false) => ({
    id,
    leerlingId: leerling.id,
    body: { invoer: { ...invoer }, klaar, vervang },
  });
  const { invoer, setInvoer, isBewaard, isLeeg, markBewaard } = useTypwerk(
    leerling.overgetypt ?? {},
    isKlaar || finishPaper.isPending || finishPaper.isSuccess ? null : (nu, done) => keepPaper.mutate(body(nu, false), { onSuccess: done }),
  );
  const verschillen = verschillenIn(
    read.woorden.map(({ woord }, i) => {
      const item = read.items[i] ?? '';
      return { woord, was: leerling.overgetypt?.[item] ?? '', wordt: invoer[item] ?? '' };
    }),
  );
  const finish = (vervang: boolean): void =>
    finishPaper.mutate(body(invoer, true, vervang), {
      onSuccess: () => {
        setAsk(false);
        markBewaard();
      },
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isKlaar && verschillen.length > 0) setAsk(true);
        else finish(false);
      }}
    >
      {isKlaar && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('typen.verbeterUitleg')}
        </Alert>
      )}
      <Typvelden
        velden={read.woorden.map(({ woord }, i) => ({ key: read.items[i] ?? '', label: t('typen.woord', { nr: i + 1, woord }) }))}
        invoer={invoer}
        onChange={setInvoer}
      />
      <p className={css['stand']}>
        <output>{t(isBewaard ? 'typen.bewaard' : 'typen.nietBewaard')}</output>
      </p>
      <FormAlert error={keepPaper.error ?? finishPaper.error} />
      <Button type="submit" disabled={isLeeg || finishPaper.isPending || (isKlaar && isBewaard)}>
        {finishPaper.isPending ? t('bezig') : t(isKlaar ? 'typen.verbeter' : 'typen.klaar')}
      </Button>
      {ask && (
        <VervangDialog
          verschillen={verschillen}
          busy={finishPaper.isPending}
          error={finishPaper.error}
          onConfirm={() => finish(true)}
          onClose={() => setAsk(false)}
        />
      )}
    </form>
  );
}

function TypeOver({ read, plek }: { readonly read: ReadToets; readonly plek: Plek }) {
  const { t } = useTexts(methodetoetsTeksten);
  const leerlingen = read.leerlingen.filter(({ papier }) => papier);
  const [id, setId] = useState(() => leerlingen.find(({ status }) => status !== 'klaar')?.id ?? leerlingen[0]?.id ?? '');
  const leerling = leerlingen.find((rij) => rij.id === id);
  if (!leerling)
    return (
      <>
        <ScreenHead title={t('typen.titel')} />
        <Alert severity="info">
          {t('typen.niemand')} <Link to={`${toetsPath(plek, read.methodetoets.id)}/planning`}>{t('plannen.titel')}</Link>
        </Alert>
      </>
    );
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
            {`${rij.naam} – ${t(`typen.keuze.${rij.status}`)}`}
          </option>
        ))}
      </TextField>
      <Blad key={id} read={read} leerling={leerling} plek={plek} />
    </>
  );
}

export default function MethodetoetsIntypenScreen() {
  const { t } = useTexts(methodetoetsTeksten);
  const { adminId, groepId } = usePathParams();
  const { methodetoetsId = '' } = useParams();
  const { data, error, refetch } = useQuery(toetsQuery({ adminId, groepId }, methodetoetsId));
  const back = { to: toetsenPath({ adminId, groepId }), label: t('lijst.titel') };
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  return <TypeOver read={data} plek={{ adminId, groepId }} />;
}
