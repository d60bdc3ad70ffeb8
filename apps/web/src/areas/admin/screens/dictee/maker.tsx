import Alert from '@mui/material/Alert';
import { MEEST_DICTEEWOORDEN } from '@spelrijk/domain/lijstgrenzen';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useState } from 'react';
import { href } from 'react-router';
import { Empty } from '../../../../shared/list/empty.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useDictees, type ReadDictee } from '../../dictees.ts';
import { useHear } from '../../parts/use-hear.ts';
import { useWoordlijsten } from '../../woordlijsten.ts';
import { EditWord } from '../../woorden/edit-word.tsx';
import { NaamField } from '../../woorden/naam-field.tsx';
import { NoVoice } from '../../woorden/no-voice.tsx';
import { PlakPanel } from '../../woorden/plak-panel.tsx';
import { addRijen, type WoordRij } from '../../woorden/rijen.ts';
import { SaveBar } from '../../woorden/save-bar.tsx';
import { useLijst } from '../../woorden/use-lijst.ts';
import { VolgordeTable } from '../../woorden/volgorde-table.tsx';
import { VoorstelPanel } from '../../woorden/voorstel-panel.tsx';
import { AfnemenPanel } from './parts/afnemen-panel.tsx';

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
  const { hear, stil } = useHear(adminId);
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
            <NaamField label={t('maken.titel')} example={t('maken.titelVoorbeeld')} naam={list.naam} onChange={list.setNaam} />
            <VoorstelPanel
              propose={work.propose}
              zonder={list.rijen.map(({ rij }) => rij.woord)}
              onWords={(woorden) => {
                setKansen((nu) => new Map([...nu, ...woorden.map(({ woord, kans }) => [woord, kans] as const)]));
                list.setRijen(
                  addRijen(
                    list.rijenNu(),
                    woorden.map(({ bericht }) => bericht),
                  ).rijen,
                );
              }}
            />
            <PlakPanel rijenNu={list.rijenNu} analyse={analyse} onRead={list.setRijen} metZinnen />
          </>
        )}
        {stil && <NoVoice />}
        {list.rijen.length === 0 ? (
          <Empty title={t('lijsten:woorden.leeg')} text={t('lijsten:woorden.leegUitleg')} />
        ) : (
          <VolgordeTable
            label={t('maken.tabel')}
            rijen={list.rijen}
            kansen={kansen}
            mayChange={!isVast}
            onOrder={list.setRijen}
            onEdit={setOpen}
            onHear={(row) => hear({ woord: row.rij.woord, zin: row.rij.zin ?? row.bericht?.zin })}
          />
        )}
        {!isVast && (
          <SaveBar
            list={list}
            save={work.save}
            body={{ titel: list.naam.trim(), versie: list.versie, woorden: list.rijen.map(({ rij }) => rij) }}
            to={href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', { adminId, groepId, dicteeId: list.id })}
            isNew={dicteeId !== list.id}
            words={{ save: t('maken.bewaar'), saved: t('maken.bewaard') }}
            refusal={list.rijen.length > MEEST_DICTEEWOORDEN ? t('maken.teVeel', { count: MEEST_DICTEEWOORDEN }) : undefined}
          />
        )}
      </div>
      {read && <AfnemenPanel adminId={adminId} groepId={groepId} read={read} setStatus={work.setStatus} />}
      {open && <EditWord list={list} row={open} onClose={() => setOpen(null)} />}
    </>
  );
}
