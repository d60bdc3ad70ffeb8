import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { MEEST_TOETSWOORDEN, MINST_TOETSWOORDEN } from '@spelrijk/domain/lijstgrenzen';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { useState } from 'react';
import { Empty } from '../../../../shared/list/empty.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useDictees } from '../../dictees.ts';
import { toetsPath, useToetsen, type ReadToets } from '../../methodetoetsen.ts';
import { useHear } from '../../parts/use-hear.ts';
import type { Rij } from '../../woorden/concept.ts';
import { EditWord } from '../../woorden/edit-word.tsx';
import { NaamField } from '../../woorden/naam-field.tsx';
import { NoVoice } from '../../woorden/no-voice.tsx';
import { PlakPanel } from '../../woorden/plak-panel.tsx';
import { addRijen, type WoordRij } from '../../woorden/rijen.ts';
import { SaveBar } from '../../woorden/save-bar.tsx';
import { useLijst } from '../../woorden/use-lijst.ts';
import { VolgordeTable } from '../../woorden/volgorde-table.tsx';
import { VoorstelPanel } from '../../woorden/voorstel-panel.tsx';
import woordenCss from '../../woorden/woorden.module.css';
import { useWoordlijsten } from '../../woordlijsten.ts';
import { LijstPanel, ZinnenPanel } from './parts/bron-panel.tsx';
import { StappenPanel } from './parts/stappen-panel.tsx';
import { useKop } from './use-kop.ts';

interface MakerProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly toetsId: string;
  /** Null for a new one. */
  readonly read: ReadToets | null;
}

type Lijst = ReturnType<typeof useLijst>;
type Kop = ReturnType<typeof useKop>;

const toRead = (read: ReadToets | null) =>
  read && {
    lijst: {
      id: read.methodetoets.id,
      versie: read.methodetoets.versie,
      naam: read.methodetoets.titel,
      magWijzigen: !read.methodetoets.vast,
    },
    woorden: read.woorden,
    berichten: read.berichten,
  };

/** Which method and block it goes with: a label of the docent's own. */
function KopFields({ list, kop }: { readonly list: Lijst; readonly kop: Kop }) {
  const { t } = useTexts(methodetoetsTeksten);
  const change = (deel: { methode?: string; blok?: string }): void => {
    kop.change(deel);
    // What is typed here is not saved yet either.
    list.setNaam(list.naam);
  };
  return (
    <div className={woordenCss['rij']} style={{ marginBottom: 16 }}>
      <TextField
        label={t('maken.methode')}
        value={kop.getypt.methode}
        onChange={({ target }) => change({ methode: target.value })}
        slotProps={{ htmlInput: { maxLength: 80 }, inputLabel: { shrink: true } }}
        sx={{ width: 'min(100%, 320px)' }}
      />
      <TextField
        label={t('maken.blok')}
        value={kop.getypt.blok}
        onChange={({ target }) => change({ blok: target.value })}
        slotProps={{ htmlInput: { maxLength: 40 }, inputLabel: { shrink: true } }}
        sx={{ width: 'min(100%, 240px)' }}
      />
    </div>
  );
}

/** Every way in which words come in. */
function Bronnen({ adminId, groepId, list }: Pick<MakerProps, 'adminId' | 'groepId'> & { readonly list: Lijst }) {
  const { propose } = useDictees({ adminId, groepId });
  const { analyse } = useWoordlijsten({ adminId, groepId });
  const add = (rijen: readonly Rij[]): number => {
    const bekend = new Set(list.rijenNu().map(({ rij }) => rij.woord));
    const nieuw = rijen.filter(({ woord }, i) => !bekend.has(woord) && rijen.findIndex((ander) => ander.woord === woord) === i);
    list.setRijen([...list.rijenNu(), ...nieuw.map((rij): WoordRij => ({ rij, bericht: null }))]);
    list.askAbout(nieuw);
    return nieuw.length;
  };
  return (
    <>
      <LijstPanel adminId={adminId} groepId={groepId} onWords={add} />
      <VoorstelPanel
        propose={propose}
        zonder={list.rijen.map(({ rij }) => rij.woord)}
        onWords={(woorden) =>
          list.setRijen(
            addRijen(
              list.rijenNu(),
              woorden.map(({ bericht }) => bericht),
            ).rijen,
          )
        }
      />
      <PlakPanel rijenNu={list.rijenNu} analyse={analyse} onRead={list.setRijen} />
      <ZinnenPanel onWords={add} />
    </>
  );
}

function useRefusal(aantal: number): string | undefined {
  const { t } = useTexts(methodetoetsTeksten);
  if (aantal > MEEST_TOETSWOORDEN) return t('maken.teVeel', { count: MEEST_TOETSWOORDEN });
  return aantal < MINST_TOETSWOORDEN ? t('maken.teWeinig', { count: MINST_TOETSWOORDEN }) : undefined;
}

/** A methodetoets: words in, in order, kept, and then planned and taken. */
export function Maker({ adminId, groepId, toetsId, read }: MakerProps) {
  const { t } = useTexts(methodetoetsTeksten, lijstenTeksten);
  const { save } = useToetsen({ adminId, groepId });
  const { analyse } = useWoordlijsten({ adminId, groepId });
  const list = useLijst({ groepId, woordlijstId: `methodetoets:${toetsId}`, read: toRead(read), analyse });
  const kop = useKop(groepId, toetsId, read && { methode: read.methodetoets.methode, blok: read.methodetoets.blok });
  const { hear, stil } = useHear(adminId);
  const [open, setOpen] = useState<WoordRij | null>(null);
  const refusal = useRefusal(list.rijen.length);
  const isVast = read?.methodetoets.vast ?? false;
  return (
    <>
      <div className="niet-printen">
        <ScreenHead title={read ? read.methodetoets.titel : t('maken.titelNieuw')} />
        {isVast && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('maken.vast')}
          </Alert>
        )}
      </div>
      {read && <StappenPanel adminId={adminId} groepId={groepId} read={read} />}
      <div className="niet-printen">
        {!isVast && (
          <>
            <NaamField label={t('maken.titel')} example={t('maken.titelVoorbeeld')} naam={list.naam} onChange={list.setNaam} />
            <KopFields list={list} kop={kop} />
            <Bronnen adminId={adminId} groepId={groepId} list={list} />
          </>
        )}
        {stil && <NoVoice />}
        {list.rijen.length === 0 ? (
          <Empty title={t('lijsten:woorden.leeg')} text={t('lijsten:woorden.leegUitleg')} />
        ) : (
          <VolgordeTable
            label={t('maken.tabel')}
            rijen={list.rijen}
            kansen={GEEN_KANSEN}
            mayChange={!isVast}
            onOrder={list.setRijen}
            onEdit={setOpen}
            onHear={(row) => hear({ woord: row.rij.woord, zin: row.rij.zin ?? row.bericht?.zin })}
          />
        )}
        {!isVast && (
          <SaveBar
            list={list}
            save={save}
            body={{ titel: list.naam.trim(), ...kop.kop, versie: list.versie, woorden: list.rijen.map(({ rij }) => rij) }}
            to={toetsPath({ adminId, groepId }, list.id)}
            isNew={toetsId !== list.id}
            words={{ save: t('maken.bewaar'), saved: t('maken.bewaard') }}
            refusal={list.rijen.length === 0 ? undefined : refusal}
          />
        )}
      </div>
      {open && <EditWord list={list} row={open} onClose={() => setOpen(null)} />}
    </>
  );
}

const GEEN_KANSEN: ReadonlyMap<string, number> = new Map();
