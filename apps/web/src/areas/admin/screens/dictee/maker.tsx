import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MEEST_DICTEEWOORDEN } from '@spelrijk/domain/lijstgrenzen';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { Empty } from '../../../../shared/list/empty.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useDictees, type Dictees, type ReadDictee } from '../../dictees.ts';
import { useHoor } from '../../parts/use-hoor.ts';
import { useWoordlijsten } from '../../woordlijsten.ts';
import { PlakPanel } from '../../woorden/plak-panel.tsx';
import { WoordDialog } from '../../woorden/woord-dialog.tsx';
import { voegToe, type WoordRij } from '../../woorden/rijen.ts';
import { useLijst } from '../../woorden/use-lijst.ts';
import lijstCss from '../../woorden/woorden.module.css';
import { AfnemenPanel } from './parts/afnemen-panel.tsx';
import { DicteeTable } from './parts/dictee-table.tsx';
import { VoorstelPanel } from './parts/voorstel-panel.tsx';

interface MakerProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly dicteeId: string;
  /** Null for a new dictation. */
  readonly read: ReadDictee | null;
}

const toRead = (read: ReadDictee | null) =>
  read && {
    lijst: { id: read.dictee.id, versie: read.dictee.versie, naam: read.dictee.titel, magWijzigen: !read.dictee.vast },
    woorden: read.woorden,
    berichten: read.berichten,
  };

/** A dictation: words in, in order, kept, and taken. */
export function Maker({ adminId, groepId, dicteeId, read }: MakerProps) {
  const { t } = useTexts(dicteeTeksten, lijstenTeksten);
  const work = useDictees({ adminId, groepId });
  const { analyse } = useWoordlijsten({ adminId, groepId });
  const list = useLijst({ groepId, woordlijstId: `dictee:${dicteeId}`, read: toRead(read), analyse });
  const { hoor, stil } = useHoor(adminId);
  const [kansen, setKansen] = useState<ReadonlyMap<string, number>>(new Map());
  const [open, setOpen] = useState<WoordRij | null>(null);
  const isVast = read?.dictee.vast ?? false;
  return (
    <>
      <div className="niet-printen">
        <ScreenHead title={read ? read.dictee.titel : t('maken.titelNieuw')} />
        {isVast && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('maken.vast')}
          </Alert>
        )}
        {!isVast && (
          <>
            <TextField
              label={t('maken.titel')}
              placeholder={t('maken.titelVoorbeeld')}
              value={list.naam}
              onChange={({ target }) => list.setNaam(target.value)}
              sx={{ mb: 2, width: 'min(100%, 480px)' }}
              slotProps={{ htmlInput: { maxLength: 80 }, inputLabel: { shrink: true } }}
            />
            <VoorstelPanel
              propose={work.propose}
              zonder={list.rijen.map(({ rij }) => rij.woord)}
              onWords={(woorden) => {
                setKansen((nu) => new Map([...nu, ...woorden.map(({ woord, kans }) => [woord, kans] as const)]));
                list.setRijen(
                  voegToe(
                    list.rijenNu(),
                    woorden.map(({ bericht }) => bericht),
                  ).rijen,
                );
              }}
            />
            <PlakPanel rijenNu={list.rijenNu} analyse={analyse} onRead={list.setRijen} />
          </>
        )}
        {stil && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {t('lijsten:woorden.geenStem')}
          </Alert>
        )}
        {list.rijen.length === 0 ? (
          <Empty title={t('lijsten:woorden.leeg')} text={t('lijsten:woorden.leegUitleg')} />
        ) : (
          <DicteeTable
            rijen={list.rijen}
            kansen={kansen}
            mayChange={!isVast}
            onOrder={list.setRijen}
            onEdit={setOpen}
            onHear={(row) => hoor({ woord: row.rij.woord, zin: row.rij.zin ?? row.bericht?.zin })}
          />
        )}
        {!isVast && <SaveBar adminId={adminId} groepId={groepId} dicteeId={dicteeId} list={list} save={work.save} />}
      </div>
      {read && <AfnemenPanel adminId={adminId} groepId={groepId} read={read} setStatus={work.setStatus} />}
      {open && (
        <WoordDialog
          row={open}
          andere={new Set(list.rijen.map(({ rij }) => rij.woord).filter((woord) => woord !== open.rij.woord))}
          onSave={(rij) => {
            list.replace(open.rij.woord, rij);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface SaveBarProps extends Omit<MakerProps, 'read'> {
  readonly list: ReturnType<typeof useLijst>;
  readonly save: Dictees['save'];
}

function SaveBar({ adminId, groepId, dicteeId, list, save }: SaveBarProps) {
  const { t } = useTexts(dicteeTeksten, lijstenTeksten);
  const navigate = useNavigate();
  const { id, versie, naam, rijen, isConcept } = list;
  const isTeVeel = rijen.length > MEEST_DICTEEWOORDEN;
  const onSave = (): void =>
    save.mutate(
      { id, body: { titel: naam.trim(), versie, woorden: rijen.map(({ rij }) => rij) } },
      {
        onSuccess: (saved) => {
          list.saved(saved.versie);
          const to = href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', { adminId, groepId, dicteeId: id });
          if (dicteeId !== id) void navigate(to, { replace: true });
        },
      },
    );
  const status = isTeVeel
    ? t('maken.teVeel', { count: MEEST_DICTEEWOORDEN })
    : isConcept
      ? t(naam.trim() === '' ? 'lijsten:lijst.naamVerplicht' : 'lijsten:lijst.concept')
      : save.isSuccess
        ? t('maken.bewaard')
        : '';
  return (
    <div className={lijstCss['balk']} data-open={isConcept}>
      <Button disabled={!isConcept || naam.trim() === '' || rijen.length === 0 || isTeVeel || save.isPending} onClick={onSave}>
        {save.isPending ? t('bezig') : t('maken.bewaar')}
      </Button>
      {isConcept && (
        <Button variant="text" onClick={list.forget}>
          {t('lijsten:lijst.vergeet')}
        </Button>
      )}
      <output className={lijstCss['zacht']}>{status}</output>
      <FormAlert error={save.error} />
    </div>
  );
}
