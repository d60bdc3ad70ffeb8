import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { GroepLeerling } from '@spelrijk/contract/groepen';
import { MAX_RUSTDAGEN } from '@spelrijk/domain/thuis';
import { STANDAARD_OEFENINSTELLING } from '@spelrijk/domain/standaard-instelling';
import { thuisTeksten } from '@spelrijk/teksten/thuis';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { Waiting } from '../../../../../shared/screen/waiting.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { bladQuery } from '../../../instellingen/queries.ts';
import { usePathParams } from '../../../params.ts';
import { dagOver } from '../../../thuis/dagen.ts';
import { makeKorter, makeMakkelijker, type Zwaarte } from '../../../thuis/lichter.ts';
import { useLichter } from '../../../thuis/use-lichter.ts';
import css from './home-panel.module.css';

interface LuktNietProps {
  readonly groepId: string;
  readonly leerling: GroepLeerling;
  readonly onClose: () => void;
}

type Lichter = ReturnType<typeof useLichter>;

/** So many days from today off for who is ill. */
const ZIEK = 6;
/** A holiday that is proposed: a week and both weekends. */
const VAKANTIE = 8;

const percent = (aandeel: number): number => Math.round(aandeel * 100);

function Steps({ lichter, zwaarte }: { readonly lichter: Lichter; readonly zwaarte: Zwaarte }) {
  const { t } = useTexts(thuisTeksten);
  const korter = makeKorter(zwaarte);
  const makkelijker = makeMakkelijker(zwaarte);
  const { busy, tap } = lichter;
  return (
    <p className={css['knoppen']}>
      {korter?.minuten !== undefined && (
        <Button variant="outlined" disabled={busy} onClick={() => tap({ soort: 'beurt', zet: korter })}>
          {t('lukt.korter', { minuten: korter.minuten })}
        </Button>
      )}
      {makkelijker?.doel !== undefined && (
        <Button variant="outlined" disabled={busy} onClick={() => tap({ soort: 'beurt', zet: makkelijker })}>
          {t('lukt.makkelijker', { goed: percent(makkelijker.doel) })}
        </Button>
      )}
      <Button variant="outlined" disabled={busy} onClick={() => tap({ soort: 'spel' })}>
        {t('lukt.anderSpel')}
      </Button>
    </p>
  );
}

function DaysOff({ lichter }: { readonly lichter: Lichter }) {
  const { t } = useTexts(thuisTeksten);
  const [tot, setTot] = useState(() => dagOver(VAKANTIE));
  const { busy, tap } = lichter;
  return (
    <>
      <p className={css['knoppen']}>
        <Button variant="outlined" disabled={busy} onClick={() => tap({ soort: 'rust', wat: 'vandaag', tot: dagOver(0) })}>
          {t('lukt.vandaag')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => tap({ soort: 'rust', wat: 'ziek', tot: dagOver(ZIEK) })}>
          {t('lukt.ziek')}
        </Button>
      </p>
      <p className={css['knoppen']}>
        <TextField
          type="date"
          label={t('lukt.vakantieTot')}
          value={tot}
          onChange={({ target }) => setTot(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dagOver(0), max: dagOver(MAX_RUSTDAGEN) } }}
        />
        <Button variant="outlined" disabled={busy || tot === ''} onClick={() => tap({ soort: 'rust', wat: 'vakantie', tot })}>
          {t('lukt.vakantieZet')}
        </Button>
      </p>
    </>
  );
}

/** What the last tap did, with its way back. */
function Done({ lichter: { done, busy, undo }, naam }: { readonly lichter: Lichter; readonly naam: string }) {
  const { t } = useTexts(thuisTeksten);
  const { long } = useDates();
  const text =
    done?.soort === 'rust'
      ? t('lukt.vrij', { naam, dag: long(done.rust.tot) })
      : done?.soort === 'spel'
        ? t(done.van.length === 0 ? 'lukt.nietsTeWisselen' : 'lukt.gewisseld', { count: done.van.length })
        : t('lukt.gedaan');
  return (
    <div className={css['gedaan']}>
      <output>{done ? text : ''}</output>
      {done && !(done.soort === 'spel' && done.van.length === 0) && (
        <Button variant="text" disabled={busy} onClick={() => undo(done)}>
          {t('lukt.terug')}
        </Button>
      )}
    </div>
  );
}

/** When a child does not want to, or can not: one tap, and what to say. */
export function LuktNiet({ groepId, leerling, onClose }: LuktNietProps) {
  const { t } = useTexts(thuisTeksten);
  const { long } = useDates();
  const { adminId } = usePathParams();
  const { id: leerlingId, roepnaam: naam, rust } = leerling;
  const { data, error } = useQuery(bladQuery({ adminId, groepId, oefeninstellingId: leerlingId }));
  const geldt = data && { ...STANDAARD_OEFENINSTELLING, ...data.groep.eigen, ...data.houder.eigen };
  const lichter = useLichter({ adminId, groepId, leerlingId });
  const free = rust !== null && lichter.done === null;
  return (
    <StaffDialog
      title={t('lukt.titel', { naam })}
      width="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('lukt.sluit')}</Button>}
    >
      {!geldt && !error && <Waiting />}
      {geldt && (
        <>
          <p>{t('lukt.nu', { minuten: geldt.minuten, goed: percent(geldt.doel) })}</p>
          <p>{t('lukt.uitleg')}</p>
          <Steps lichter={lichter} zwaarte={geldt} />
          {free && rust.soort === 'schoolvakantie' && <p>{t('lukt.schoolvakantie', { naam, dag: long(rust.tot) })}</p>}
          {free && rust.soort !== 'schoolvakantie' && (
            <div className={css['gedaan']}>
              <span>{t('lukt.vrij', { naam, dag: long(rust.tot) })}</span>
              <Button variant="text" disabled={lichter.busy} onClick={() => lichter.undo({ soort: 'rust', rust })}>
                {t('lukt.toch')}
              </Button>
            </div>
          )}
          {!free && <DaysOff lichter={lichter} />}
          <p>
            <Link to={href('/admins/:adminId/accountgegevens', { adminId })}>{t('lukt.schoolvakanties')}</Link>
          </p>
          <Done lichter={lichter} naam={naam} />
        </>
      )}
      <FormAlert error={error ?? lichter.error} />
      <h3>{t('lukt.zegKop')}</h3>
      <ul className={css['raad']}>
        <li>{t('lukt.zeg1', { naam })}</li>
        <li>{t('lukt.zeg2')}</li>
        <li>{t('lukt.zeg3')}</li>
      </ul>
    </StaffDialog>
  );
}
