import Alert from '@mui/material/Alert';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useState } from 'react';
import { href } from 'react-router';
import { Empty } from '../../../../shared/list/empty.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useHear } from '../../parts/use-hear.ts';
import { useWoordlijsten } from '../../woordlijsten.ts';
import { KlaarzettenPanel } from './parts/klaarzetten-panel.tsx';
import { EditWord } from '../../woorden/edit-word.tsx';
import { NaamField } from '../../woorden/naam-field.tsx';
import { NoVoice } from '../../woorden/no-voice.tsx';
import { PlakPanel } from '../../woorden/plak-panel.tsx';
import { PogingenPanel } from './parts/pogingen-panel.tsx';
import { WoordenTable } from './parts/woorden-table.tsx';
import { aantalTwijfels, type WoordRij } from '../../woorden/rijen.ts';
import { SaveBar } from '../../woorden/save-bar.tsx';
import { useLijst, type ReadLijst } from '../../woorden/use-lijst.ts';

interface EditorProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly woordlijstId: string;
  /** Null for a new list. */
  readonly read: ReadLijst | null;
}

/** A list: words in, looked at, mended, kept, put on. */
export function Editor({ adminId, groepId, woordlijstId, read }: EditorProps) {
  const { t, i18n } = useTexts(lijstenTeksten);
  const woordenlijst = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const lists = useWoordlijsten({ adminId, groepId });
  const list = useLijst({ groepId, woordlijstId, read, analyse: lists.analyse });
  const { hear, stil } = useHear(adminId);
  const [open, setOpen] = useState<WoordRij | null>(null);
  const mayChange = read?.lijst.magWijzigen ?? true;
  const remove = (woord: string): void => list.setRijen(list.rijen.filter(({ rij }) => rij.woord !== woord));
  return (
    <>
      <ScreenHead title={read ? read.lijst.naam : t('lijst.titelNieuw')} />
      {!mayChange && <Alert severity="info">{t('lijst.vanAnder', { groep: read?.lijst.groep?.naam ?? t('lijsten.school') })}</Alert>}
      {read !== null && read.apart.length > 0 && (
        <Alert severity="info">{t('lijst.apart', { count: read.apart.length, woorden: woordenlijst.format(read.apart) })}</Alert>
      )}
      {mayChange && <NaamField label={t('lijst.naam')} example={t('lijst.naamVoorbeeld')} naam={list.naam} onChange={list.setNaam} />}
      {mayChange && <PlakPanel rijenNu={list.rijenNu} analyse={lists.analyse} onRead={list.setRijen} />}
      <Kop rijen={list.rijen} />
      {stil && <NoVoice />}
      {list.rijen.length === 0 ? (
        <Empty title={t('woorden.leeg')} text={t('woorden.leegUitleg')} />
      ) : (
        <WoordenTable
          rijen={list.rijen}
          mayChange={mayChange}
          onChange={list.replace}
          onEdit={setOpen}
          onRemove={remove}
          onHear={({ woord, zin }) => hear({ woord, zin })}
        />
      )}
      {mayChange && (
        <SaveBar
          list={list}
          save={lists.save}
          body={{ naam: list.naam.trim(), versie: list.versie, woorden: list.rijen.map(({ rij }) => rij) }}
          to={href('/admins/:adminId/groepen/:groepId/woordlijsten/:woordlijstId', { adminId, groepId, woordlijstId: list.id })}
          isNew={woordlijstId !== list.id}
          words={{ save: t('lijst.bewaar'), saved: t('lijst.bewaard') }}
        />
      )}
      {read && (
        <>
          {read.lijst.elders > 0 && <p>{t('lijst.elders', { count: read.lijst.elders })}</p>}
          <KlaarzettenPanel
            id={read.lijst.id}
            aantal={read.lijst.aantal}
            toewijzing={read.lijst.toewijzing}
            leerlingen={read.leerlingen}
            assign={lists.assign}
          />
          <PogingenPanel woorden={read.woorden.map(({ woord }) => woord)} pogingen={read.pogingen} leerlingen={read.leerlingen} />
        </>
      )}
      {open && <EditWord list={list} row={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Kop({ rijen }: { readonly rijen: readonly WoordRij[] }) {
  const { t } = useTexts(lijstenTeksten);
  const twijfels = aantalTwijfels(rijen);
  if (rijen.length === 0) return null;
  return (
    <div style={{ marginBottom: 8 }}>
      <h2 style={{ fontSize: '1.2rem' }}>{t('woorden.kop', { count: rijen.length })}</h2>
      <p>{twijfels === 0 ? t('woorden.allesGoed') : t('woorden.nakijken', { count: twijfels })}</p>
    </div>
  );
}
