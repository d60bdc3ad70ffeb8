import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import type { Instelling, Instelversie } from '@spelrijk/contract/instellingen';
import { bereikVan, instelprobleem, isGevaarlijk, isTarief, type Sleutel, type Waarde } from '@spelrijk/domain/instelling';
import { jaarprijs } from '@spelrijk/domain/prijs';
import { bedragTekst, waardeTekst } from '@spelrijk/teksten/instelwaarde';
import { instellingenTeksten } from '@spelrijk/teksten/instellingen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import account from '../../../../../shared/form/form.module.css';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { ApiFout } from '../../../../../shared/api/fout.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { toInvoer, toWaarde, type Invoer } from '../invoer.ts';
import { instellingQuery, useChange } from '../queries.ts';
import { Geschiedenis } from './geschiedenis.tsx';
import { Velden } from './velden.tsx';

const VOORBEELD = 120;

interface MeldingProps {
  readonly sleutel: Sleutel;
  readonly oud: Waarde;
  readonly nieuw: Waarde | null;
}

/** What is wrong with what was typed, or what it would do. */
function Melding({ sleutel, oud, nieuw }: MeldingProps) {
  const { t } = useTexts(instellingenTeksten);
  const probleem = nieuw === null ? (isTarief(oud) ? 'bedrag' : 'soort') : instelprobleem(sleutel, nieuw);
  if (probleem !== null || nieuw === null)
    return <Alert severity="warning">{t(`probleem.${probleem ?? 'soort'}`, bereikVan(sleutel) ?? { min: '', max: '' })}</Alert>;
  if (isTarief(nieuw)) {
    const bedrag = bedragTekst(jaarprijs(nieuw, VOORBEELD));
    return sleutel === 'prijsSchool' ? <p className={account['zacht']}>{t('dialoog.voorbeeld', { aantal: VOORBEELD, bedrag })}</p> : null;
  }
  if (JSON.stringify(oud) === JSON.stringify(nieuw) || !isGevaarlijk(sleutel, oud, nieuw)) return null;
  return (
    <Alert severity="warning">
      {sleutel === 'vlaamseHosts' ? t('dialoog.gevaarHosts') : t('dialoog.gevaar', { waarde: waardeTekst(nieuw) })}
    </Alert>
  );
}

interface EditorProps {
  readonly instelling: Instelling;
  readonly versies: readonly Instelversie[];
  readonly onSaved: (sleutel: Sleutel) => void;
  readonly onClose: () => void;
}

/** What was typed stays when another was first; what holds now is then told beside it. */
function Editor({ instelling, versies, onSaved, onClose }: EditorProps) {
  const { t } = useTexts(instellingenTeksten);
  const { sleutel, waarde, standaard, eigen } = instelling;
  const [invoer, setInvoer] = useState<Invoer>(() => toInvoer(sleutel, waarde));
  const [reden, setReden] = useState('');
  const nieuw = toWaarde(invoer);
  const zet = useChange(instelling, () => undefined);
  const save = (naar: Waarde | null, uitVersie?: number): void =>
    zet.mutate(
      { waarde: naar, reden: uitVersie === undefined ? reden : '', ...(uitVersie !== undefined && { uitVersie }) },
      { onSuccess: () => onSaved(sleutel) },
    );
  const anders = nieuw !== null && JSON.stringify(nieuw) !== JSON.stringify(waarde);
  const isConflict = zet.error instanceof ApiFout && zet.error.code === 'instellingen/intussen-gewijzigd';
  const isHosts = sleutel === 'vlaamseHosts';
  return (
    <FormDialog
      title={t(`naam.${sleutel}`)}
      cancel={t('dialoog.annuleer')}
      submit={t('dialoog.bewaar')}
      busy={zet.isPending || !anders || instelprobleem(sleutel, nieuw) !== null}
      error={zet.error}
      onSubmit={() => save(nieuw)}
      onClose={onClose}
    >
      <div className={account['formulier']}>
        <p className={account['zacht']}>{t(`waarom.${sleutel}`)}</p>
        <Velden sleutel={sleutel} invoer={invoer} onChange={setInvoer} />
        <Melding sleutel={sleutel} oud={waarde} nieuw={nieuw} />
        <TextField
          label={t('dialoog.reden')}
          value={reden}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          onChange={({ target }) => setReden(target.value)}
        />
        {isConflict && <Alert severity="info">{t('dialoog.conflict', { waarde: waardeTekst(waarde) })}</Alert>}
        {eigen && (
          <div className={account['knoppen']}>
            <Button variant="text" disabled={zet.isPending} onClick={() => save(null)}>
              {isHosts ? t('dialoog.naarStart') : t('dialoog.naarStandaard')}
            </Button>
            <span className={account['zacht']}>{waardeTekst(standaard)}</span>
          </div>
        )}
        <Geschiedenis versies={versies} busy={zet.isPending} onTerug={({ nieuw: terug, versie }) => save(terug, versie)} />
      </div>
    </FormDialog>
  );
}

interface InstelDialogProps {
  readonly sleutel: Sleutel;
  readonly onSaved: (sleutel: Sleutel) => void;
  readonly onClose: () => void;
}

/** One setting: its value, why it has limits, and everything that ever changed. */
export function InstelDialog({ sleutel, onSaved, onClose }: InstelDialogProps) {
  const { t } = useTexts(instellingenTeksten);
  const { data, error } = useQuery(instellingQuery(sleutel));
  if (data) return <Editor {...data} onSaved={onSaved} onClose={onClose} />;
  return (
    <StaffDialog title={t(`naam.${sleutel}`)} onClose={onClose} actions={null}>
      {error ? <FormAlert error={error} /> : <Skeleton variant="rounded" height={320} />}
    </StaffDialog>
  );
}
