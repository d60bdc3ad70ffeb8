import Button from '@mui/material/Button';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { DoneNotice } from '../../../../shared/form/done-notice.tsx';
import { useChosen } from '../../../../shared/list/choice.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { saveFile } from '../../../../shared/api/save-file.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { leerlingenQuery, useBeheer } from '../../beheer.ts';
import { usePathParams } from '../../params.ts';
import { ChosenBar } from '../../leerlingen/chosen-bar.tsx';
import { EditDialog } from '../../leerlingen/edit-dialog.tsx';
import { LeerlingenTable } from './parts/leerlingen-table.tsx';
import { MoveDialog } from '../../leerlingen/move-dialog.tsx';
import { termijnNu } from '../../../../shared/texts/termijnen.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, crumb(beheerTeksten, 'lijst.titel')] };
export const meta = () => pageTitle(beheerTeksten, 'lijst.titel');

type Open = { readonly wat: 'wijzigen'; readonly leerling: BeheerLeerling } | { readonly wat: 'verplaatsen' | 'weggooien' } | null;
interface Done {
  readonly text: string;
  /** Who can be brought back with one click. */
  readonly undo: readonly string[];
}

interface ListProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingen: readonly BeheerLeerling[];
  readonly plaatsen: { readonly gebruikt: number; readonly totaal: number | null };
}

/** Change, move and throw away: one by one or many at once. */
function List({ adminId, groepId, leerlingen, plaatsen }: ListProps) {
  const { t } = useTexts(beheerTeksten);
  const beheer = useBeheer(adminId);
  const gekozen = useChosen(leerlingen, ({ id }) => id);
  const [open, setOpen] = useState<Open>(null);
  const [done, setDone] = useState<Done | null>(null);
  const ids = gekozen.chosen.map(({ id }) => id);
  const dossier = useMutation({
    mutationFn: (leerlingId: string) => call('readDossier', { params: { adminId, leerlingId } }),
    onSuccess: saveFile,
  });
  const close = (): void => setOpen(null);
  const finish = (text: string, undo: readonly string[] = []): void => {
    setDone({ text, undo });
    gekozen.clear();
    close();
  };
  const { gebruikt, totaal } = plaatsen;
  const seats = totaal === null ? '' : ` ${t('lijst.plaatsen', { gebruikt, totaal })}`;
  return (
    <>
      <ScreenHead
        title={t('lijst.titel')}
        text={`${t('lijst.kort', { count: leerlingen.length })}${seats}`}
        action={
          <Button component={Link} to={href('/admins/:adminId/groepen/:groepId/leerlingen-toevoegen', { adminId, groepId })}>
            {t('toevoegen.titel')}
          </Button>
        }
      />
      {done && (
        <DoneNotice
          text={done.text}
          undo={
            done.undo.length > 0
              ? { label: t('lijst.terug'), onClick: () => beheer.restore.mutate([...done.undo], { onSuccess: () => setDone(null) }) }
              : undefined
          }
          onClose={() => setDone(null)}
        />
      )}
      <FormAlert error={beheer.restore.error ?? dossier.error} />
      <ChosenBar
        count={ids.length}
        onClear={gekozen.clear}
        onMove={() => setOpen({ wat: 'verplaatsen' })}
        onTrash={() => setOpen({ wat: 'weggooien' })}
      />
      <LeerlingenTable
        leerlingen={leerlingen}
        gekozen={gekozen}
        onEdit={(leerling) => setOpen({ wat: 'wijzigen', leerling })}
        onDossier={(leerlingId) => dossier.mutate(leerlingId)}
      />
      {open?.wat === 'wijzigen' && <EditDialog leerling={open.leerling} update={beheer.update} onClose={close} />}
      {open?.wat === 'verplaatsen' && (
        <MoveDialog
          adminId={adminId}
          groepId={groepId}
          ids={ids}
          move={beheer.move}
          onClose={close}
          onMoved={(groep) => finish(t('lijst.verplaatst', { count: ids.length, groep }))}
        />
      )}
      {open?.wat === 'weggooien' && (
        <ConfirmDialog
          title={t('lijst.weggooienTitel', { count: ids.length })}
          text={t('lijst.weggooienUitleg', { termijn: termijnNu('prullenbak') })}
          confirm={t('lijst.weggooien')}
          cancel={t('annuleer')}
          busy={beheer.trash.isPending}
          error={beheer.trash.error}
          onConfirm={() => beheer.trash.mutate(ids, { onSuccess: () => finish(t('lijst.weggegooid', { count: ids.length }), ids) })}
          onClose={close}
        />
      )}
    </>
  );
}

export default function LeerlingenScreen() {
  const { adminId, groepId } = usePathParams();
  const { data, error, refetch } = useQuery(leerlingenQuery(adminId, groepId));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <List key={groepId} adminId={adminId} groepId={groepId} {...data} />;
}
