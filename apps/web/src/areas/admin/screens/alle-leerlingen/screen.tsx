import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { schoolbeheerTeksten } from '@spelrijk/teksten/schoolbeheer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { DoneNotice } from '../../../../shared/form/done-notice.tsx';
import { useChosen } from '../../../../shared/list/choice.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { termijnNu } from '../../../../shared/texts/termijnen.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { schoolLeerlingenQuery, useBeheer } from '../../beheer.ts';
import { ChosenBar } from '../../leerlingen/chosen-bar.tsx';
import { EditDialog } from '../../leerlingen/edit-dialog.tsx';
import { MoveDialog } from '../../leerlingen/move-dialog.tsx';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { Tabel } from './parts/tabel.tsx';

export const handle: Crumbs = { crumbs: [crumb(schoolbeheerTeksten, 'leerlingen.titel')] };
export const meta = () => pageTitle(schoolbeheerTeksten, 'leerlingen.titel');

type Open = { readonly wat: 'wijzigen'; readonly leerling: BeheerLeerling } | { readonly wat: 'verplaatsen' | 'weggooien' } | null;

interface Done {
  readonly text: string;
  /** Who can be brought back with one click. */
  readonly undo: readonly string[];
}

interface SchoolProps {
  readonly adminId: string;
  readonly leerlingen: readonly BeheerLeerling[];
  readonly plaatsen: { readonly gebruikt: number; readonly totaal: number | null };
}

function useKort(count: number, { gebruikt, totaal }: SchoolProps['plaatsen']): string {
  const { t } = useTexts(beheerTeksten, schoolbeheerTeksten);
  const kort = t('schoolbeheer:leerlingen.kort', { count });
  return totaal === null ? kort : `${kort} ${t('beheer:lijst.plaatsen', { gebruikt, totaal })}`;
}

/** Everybody of a school: found, chosen, and moved or thrown away together. */
function School({ adminId, leerlingen, plaatsen }: SchoolProps) {
  const { t } = useTexts(beheerTeksten, schoolbeheerTeksten);
  const beheer = useBeheer(adminId);
  const gekozen = useChosen(leerlingen, ({ id }) => id);
  const [open, setOpen] = useState<Open>(null);
  const [done, setDone] = useState<Done | null>(null);
  const ids = gekozen.chosen.map(({ id }) => id);
  const count = ids.length;
  const close = (): void => setOpen(null);
  const finish = (text: string, undo: readonly string[] = []): void => {
    setDone({ text, undo });
    gekozen.clear();
    close();
  };
  const undo = (): void => beheer.restore.mutate([...(done?.undo ?? [])], { onSuccess: () => setDone(null) });
  return (
    <>
      <ScreenHead title={t('schoolbeheer:leerlingen.titel')} text={useKort(leerlingen.length, plaatsen)} />
      {done && (
        <DoneNotice
          text={done.text}
          undo={done.undo.length > 0 ? { label: t('beheer:lijst.terug'), onClick: undo } : undefined}
          onClose={() => setDone(null)}
        />
      )}
      <FormAlert error={beheer.restore.error} />
      <ChosenBar
        count={count}
        onClear={gekozen.clear}
        onMove={() => setOpen({ wat: 'verplaatsen' })}
        onTrash={() => setOpen({ wat: 'weggooien' })}
      />
      <Tabel adminId={adminId} leerlingen={leerlingen} gekozen={gekozen} onEdit={(leerling) => setOpen({ wat: 'wijzigen', leerling })} />
      {open?.wat === 'wijzigen' && <EditDialog leerling={open.leerling} update={beheer.update} onClose={close} />}
      {open?.wat === 'verplaatsen' && (
        <MoveDialog
          adminId={adminId}
          ids={ids}
          move={beheer.move}
          onClose={close}
          onMoved={(groep) => finish(t('beheer:lijst.verplaatst', { count, groep }))}
        />
      )}
      {open?.wat === 'weggooien' && (
        <ConfirmDialog
          title={t('beheer:lijst.weggooienTitel', { count })}
          text={t('beheer:lijst.weggooienUitleg', { termijn: termijnNu('prullenbak') })}
          confirm={t('beheer:lijst.weggooien')}
          cancel={t('beheer:annuleer')}
          busy={beheer.trash.isPending}
          error={beheer.trash.error}
          onConfirm={() => beheer.trash.mutate(ids, { onSuccess: () => finish(t('beheer:lijst.weggegooid', { count }), ids) })}
          onClose={close}
        />
      )}
    </>
  );
}

export default function AlleLeerlingenScreen() {
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(schoolLeerlingenQuery(adminId));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <School adminId={adminId} {...data} />;
}
