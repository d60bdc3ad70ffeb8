import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { WeggegooideLeerling } from '@spelrijk/contract/leerlingbeheer';
import { naamSleutel } from '@spelrijk/domain/naam';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { useRegio } from '../../../../shared/region/use-regio.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { choiceOf, ChosenCount, type Gekozen, useChosen } from '../../../../shared/list/choice.tsx';
import { List } from '../../../../shared/list/list.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { RowMenu } from '../../../../shared/row-menu/row-menu.tsx';
import { call } from '../../../../shared/api/call.ts';
import { saveFile } from '../../../../shared/api/save-file.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { naamVan, prullenbakQuery, useBeheer } from '../../beheer.ts';
import { usePathParams } from '../../params.ts';
import bar from '../../parts/chosen.module.css';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [crumb(beheerTeksten, 'bak.titel')] };
export const meta = () => pageTitle(beheerTeksten, 'bak.titel');

interface BinProps {
  readonly adminId: string;
  readonly leerlingen: readonly WeggegooideLeerling[];
  readonly bewaardagen: number;
}

function Bin({ adminId, leerlingen, bewaardagen }: BinProps) {
  const { t } = useTexts(beheerTeksten);
  const { restore, purge } = useBeheer(adminId);
  const dossier = useMutation({
    mutationFn: (leerlingId: string) => call('readDossier', { params: { adminId, leerlingId } }),
    onSuccess: saveFile,
  });
  const gekozen = useChosen(leerlingen, ({ id }) => id);
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const ids = gekozen.chosen.map(({ id }) => id);
  const count = ids.length;
  const finish = (text: string): void => {
    setDone(text);
    gekozen.clear();
    setAsking(false);
  };
  return (
    <>
      <ScreenHead title={t('bak.titel')} text={t('bak.uitleg', { dagen: bewaardagen })} />
      {done !== null && (
        <Alert severity="success" sx={{ mb: 2 }} onClose={() => setDone(null)}>
          {done}
        </Alert>
      )}
      <FormAlert error={restore.error ?? dossier.error} />
      {leerlingen.length > 0 && (
        <div className={bar['balk']} data-leeg={count === 0 || undefined}>
          <Button
            variant="outlined"
            disabled={count === 0 || restore.isPending}
            onClick={() => restore.mutate(ids, { onSuccess: () => finish(t('bak.teruggezet', { count })) })}
          >
            {t('bak.terugzetten')}
          </Button>
          <Button variant="outlined" color="error" disabled={count === 0} onClick={() => setAsking(true)}>
            {t('bak.wissen')}
          </Button>
          <ChosenCount count={count} text={t('lijst.gekozen', { count })} onClear={gekozen.clear} />
        </div>
      )}
      <BinTable leerlingen={leerlingen} gekozen={gekozen} onDossier={(leerlingId) => dossier.mutate(leerlingId)} />
      {asking && (
        <ConfirmDialog
          title={t('bak.wissenTitel', { count })}
          text={t('bak.wissenUitleg')}
          confirm={t('bak.wissen')}
          cancel={t('annuleer')}
          busy={purge.isPending}
          error={purge.error}
          onConfirm={() => purge.mutate(ids, { onSuccess: ({ id }) => finish(t('bak.gewistNu', { bewijs: id })) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface BinTableProps {
  readonly leerlingen: readonly WeggegooideLeerling[];
  readonly gekozen: Pick<Gekozen<WeggegooideLeerling>, 'isChosen' | 'onChoose'>;
  readonly onDossier: (leerlingId: string) => void;
}

/** Who moved cannot be put back: it can be read, everything as one file, and comes back with a verhuistoken of where it is now. */
function Verhuisd({ wie, onDossier }: { readonly wie: WeggegooideLeerling; readonly onDossier: (leerlingId: string) => void }) {
  const { t } = useTexts(verhuistokenTeksten);
  const { adminId } = usePathParams();
  const navigate = useNavigate();
  const inlezen = href('/admins/:adminId/groepen/:groepId/verhuistoken-inlezen', { adminId, groepId: wie.groepId });
  if (wie.verhuisdNaar === '') return null;
  return (
    <RowMenu
      label={t('bak.opties', { naam: naamVan(wie) })}
      items={[
        { label: t('bak.dossier'), onClick: () => onDossier(wie.id) },
        { label: t('bak.terugkeer'), onClick: () => void navigate(inlezen) },
      ]}
    />
  );
}

function BinTable({ leerlingen, gekozen, onDossier }: BinTableProps) {
  const { t } = useTexts(beheerTeksten, verhuistokenTeksten);
  const { long } = useDates();
  const sleutel = naamSleutel(useRegio());
  const choice = choiceOf<WeggegooideLeerling>({
    ...gekozen,
    labelOf: (leerling) => t('beheer:lijst.kies', { naam: naamVan(leerling) }),
    all: t('beheer:lijst.kiesAlles'),
    // Who moved cannot be put back with the others.
    inAll: ({ verhuisdNaar }) => verhuisdNaar === '',
  });
  return (
    <List
      label={t('beheer:bak.tabel')}
      rows={leerlingen}
      keyOf={({ id }) => id}
      choice={choice}
      columns={[
        {
          key: 'naam',
          label: t('beheer:lijst.naam'),
          value: sleutel,
          renderCell: (wie) =>
            wie.verhuisdNaar === '' ? naamVan(wie) : `${naamVan(wie)} (${t('verhuistoken:bak.verhuisd', { naar: wie.verhuisdNaar })})`,
        },
        { key: 'groep', label: t('beheer:bak.groep'), value: ({ groepNaam }) => groepNaam },
        {
          key: 'weggegooid',
          label: t('beheer:bak.weggegooid'),
          value: (wie) => wie.weggegooidOp,
          renderCell: (wie) => long(wie.weggegooidOp),
        },
        { key: 'gewist', label: t('beheer:bak.gewist'), value: (wie) => wie.gewistNa, renderCell: (wie) => long(wie.gewistNa) },
      ]}
      renderActions={leerlingen.some((wie) => wie.verhuisdNaar !== '') ? (wie) => <Verhuisd wie={wie} onDossier={onDossier} /> : undefined}
      search={{ label: t('beheer:lijst.zoek'), wordsOf: (wie) => `${naamVan(wie)} ${wie.groepNaam}` }}
      empty={{ title: t('beheer:bak.leeg'), text: t('beheer:bak.leegUitleg') }}
    />
  );
}

export default function PrullenbakScreen() {
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(prullenbakQuery(adminId));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <Bin adminId={adminId} {...data} />;
}
