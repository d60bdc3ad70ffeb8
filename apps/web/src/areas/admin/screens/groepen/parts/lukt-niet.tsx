import Button from '@mui/material/Button';
import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { STANDAARD_OEFENINSTELLING } from '@spelrijk/domain/standaard-instelling';
import { thuisTeksten } from '@spelrijk/teksten/thuis';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { Waiting } from '../../../../../shared/screen/waiting.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { bladQuery, useInstellen } from '../../../instellingen/queries.ts';
import { usePathParams } from '../../../params.ts';
import { makeKorter, makeMakkelijker, type Zwaarte } from '../../../thuis/lichter.ts';
import css from './home-panel.module.css';

interface LuktNietProps {
  readonly groepId: string;
  readonly leerlingId: string;
  readonly naam: string;
  readonly onClose: () => void;
}

/** One change of a child's settings that can be taken back while the dialog is open. */
function useBeurt(groepId: string, leerlingId: string) {
  const { adminId } = usePathParams();
  const { createBeurt, undoBeurt } = useInstellen({ adminId, groepId });
  const [done, setDone] = useState<string | null>(null);
  const set = (zet: Instelbaar): void => {
    const id = crypto.randomUUID();
    createBeurt.mutate({ id, leerlingIds: [leerlingId], zet, terug: [] }, { onSuccess: () => setDone(id) });
  };
  const undo = (): void => {
    if (done !== null) undoBeurt.mutate(done, { onSuccess: () => setDone(null) });
  };
  return {
    done: done !== null,
    busy: createBeurt.isPending || undoBeurt.isPending,
    error: createBeurt.error ?? undoBeurt.error,
    set,
    undo,
  };
}

function Steps({ zwaarte, groepId, leerlingId }: { readonly zwaarte: Zwaarte } & Pick<LuktNietProps, 'groepId' | 'leerlingId'>) {
  const { t } = useTexts(thuisTeksten);
  const beurt = useBeurt(groepId, leerlingId);
  const korter = makeKorter(zwaarte);
  const makkelijker = makeMakkelijker(zwaarte);
  const percent = (aandeel: number): number => Math.round(aandeel * 100);
  return (
    <>
      <p>{t('lukt.nu', { minuten: zwaarte.minuten, goed: percent(zwaarte.doel) })}</p>
      <p className={css['knoppen']}>
        {korter?.minuten !== undefined && (
          <Button variant="outlined" disabled={beurt.busy} onClick={() => beurt.set(korter)}>
            {t('lukt.korter', { minuten: korter.minuten })}
          </Button>
        )}
        {makkelijker?.doel !== undefined && (
          <Button variant="outlined" disabled={beurt.busy} onClick={() => beurt.set(makkelijker)}>
            {t('lukt.makkelijker', { goed: percent(makkelijker.doel) })}
          </Button>
        )}
        {beurt.done && (
          <Button variant="text" disabled={beurt.busy} onClick={beurt.undo}>
            {t('lukt.terug')}
          </Button>
        )}
      </p>
      <output>{beurt.done ? t('lukt.gedaan') : ''}</output>
      <FormAlert error={beurt.error} />
    </>
  );
}

/** When a child does not want to, or can not: lighter in one tap, and what to say. */
export function LuktNiet({ groepId, leerlingId, naam, onClose }: LuktNietProps) {
  const { t } = useTexts(thuisTeksten);
  const { adminId } = usePathParams();
  const { data, error } = useQuery(bladQuery({ adminId, groepId, oefeninstellingId: leerlingId }));
  const geldt = data && { ...STANDAARD_OEFENINSTELLING, ...data.groep.eigen, ...data.houder.eigen };
  return (
    <StaffDialog
      title={t('lukt.titel', { naam })}
      width="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('lukt.sluit')}</Button>}
    >
      {geldt && <Steps zwaarte={geldt} groepId={groepId} leerlingId={leerlingId} />}
      {!geldt && !error && <Waiting />}
      <FormAlert error={error} />
      <ul className={css['raad']}>
        <li>{t('lukt.anderSpel', { naam })}</li>
        <li>{t('lukt.vandaagNiet', { naam })}</li>
        <li>{t('lukt.zeg')}</li>
      </ul>
    </StaffDialog>
  );
}
