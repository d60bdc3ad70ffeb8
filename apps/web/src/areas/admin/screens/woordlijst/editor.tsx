import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { Empty } from '../../../../shared/list/empty.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useHoor } from '../../parts/use-hoor.ts';
import { useWoordlijsten } from '../../woordlijsten.ts';
import { KlaarzettenPanel } from './parts/klaarzetten-panel.tsx';
import { PlakPanel } from '../../woorden/plak-panel.tsx';
import { PogingenPanel } from './parts/pogingen-panel.tsx';
import { WoordDialog } from '../../woorden/woord-dialog.tsx';
import { WoordenTable } from './parts/woorden-table.tsx';
import { aantalTwijfels, type WoordRij } from '../../woorden/rijen.ts';
import { useLijst, type ReadLijst } from '../../woorden/use-lijst.ts';
import css from '../../woorden/woorden.module.css';

interface EditorProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly woordlijstId: string;
  /** Null for a new list. */
  readonly read: ReadLijst | null;
}

/** A list: words in, looked at, mended, kept, put on. */
export function Editor({ adminId, groepId, woordlijstId, read }: EditorProps) {
  const { t } = useTexts(lijstenTeksten);
  const lists = useWoordlijsten({ adminId, groepId });
  const list = useLijst({ groepId, woordlijstId, read, analyse: lists.analyse });
  const { hoor, stil } = useHoor(adminId);
  const [open, setOpen] = useState<WoordRij | null>(null);
  const mayChange = read?.lijst.magWijzigen ?? true;
  const remove = (woord: string): void => list.setRijen(list.rijen.filter(({ rij }) => rij.woord !== woord));
  return (
    <>
      <ScreenHead title={read ? read.lijst.naam : t('lijst.titelNieuw')} />
      {!mayChange && <Alert severity="info">{t('lijst.vanAnder', { groep: read?.lijst.groep?.naam ?? t('lijsten.school') })}</Alert>}
      {mayChange && <NaamField naam={list.naam} onChange={list.setNaam} />}
      {mayChange && <PlakPanel rijenNu={list.rijenNu} analyse={lists.analyse} onRead={list.setRijen} />}
      <Kop rijen={list.rijen} />
      {stil && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('woorden.geenStem')}
        </Alert>
      )}
      {list.rijen.length === 0 ? (
        <Empty title={t('woorden.leeg')} text={t('woorden.leegUitleg')} />
      ) : (
        <WoordenTable
          rijen={list.rijen}
          mayChange={mayChange}
          onChange={list.replace}
          onEdit={setOpen}
          onRemove={remove}
          onHear={({ woord, zin }) => hoor({ woord, zin })}
        />
      )}
      {mayChange && <SaveBar adminId={adminId} groepId={groepId} woordlijstId={woordlijstId} list={list} save={lists.save} />}
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

function NaamField({ naam, onChange }: { readonly naam: string; readonly onChange: (naam: string) => void }) {
  const { t } = useTexts(lijstenTeksten);
  return (
    <TextField
      label={t('lijst.naam')}
      placeholder={t('lijst.naamVoorbeeld')}
      value={naam}
      onChange={({ target }) => onChange(target.value)}
      sx={{ mb: 2, width: 'min(100%, 480px)' }}
      slotProps={{ htmlInput: { maxLength: 80 }, inputLabel: { shrink: true } }}
    />
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

interface SaveBarProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly woordlijstId: string;
  readonly list: ReturnType<typeof useLijst>;
  readonly save: ReturnType<typeof useWoordlijsten>['save'];
}

function SaveBar({ adminId, groepId, woordlijstId, list, save }: SaveBarProps) {
  const { t } = useTexts(lijstenTeksten);
  const navigate = useNavigate();
  const { id, versie, naam, rijen, isConcept } = list;
  const onSave = (): void =>
    save.mutate(
      { id, body: { naam: naam.trim(), versie, woorden: rijen.map(({ rij }) => rij) } },
      {
        onSuccess: (saved) => {
          list.saved(saved.versie);
          const to = href('/admins/:adminId/groepen/:groepId/woordlijsten/:woordlijstId', { adminId, groepId, woordlijstId: id });
          if (woordlijstId !== id) void navigate(to, { replace: true });
        },
      },
    );
  return (
    <div className={css['balk']} data-open={isConcept}>
      <Button disabled={!isConcept || naam.trim() === '' || rijen.length === 0 || save.isPending} onClick={onSave}>
        {save.isPending ? t('bezig') : t('lijst.bewaar')}
      </Button>
      {isConcept && (
        <Button variant="text" onClick={list.forget}>
          {t('lijst.vergeet')}
        </Button>
      )}
      <output className={css['zacht']}>
        {isConcept ? (naam.trim() === '' ? t('lijst.naamVerplicht') : t('lijst.concept')) : save.isSuccess ? t('lijst.bewaard') : ''}
      </output>
      <FormAlert error={save.error} />
    </div>
  );
}
