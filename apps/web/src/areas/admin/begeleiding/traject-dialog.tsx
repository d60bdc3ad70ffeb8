import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { begeleidingTeksten } from '@spelrijk/teksten/begeleiding';
import { useState } from 'react';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useVersieConcept } from '../../../shared/concept/use-versie-concept.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from '../clienten/clienten.module.css';
import { NietTeMeten } from '../plan/niet-te-meten.tsx';
import { usePathParams } from '../params.ts';
import { isInvulling, versieVoor, wachtendeDoelen, type Invulling } from './kan.ts';
import type { Begeleiden, Begeleidingen, Traject } from './queries.ts';
import { createId } from '../../../shared/id.ts';

const MEEST = 3;
const KEUZES = { weken: [6, 8, 10, 12, 16, 20], keren: [1, 2, 3, 4, 5], minuten: [20, 30, 40, 45, 50, 60] } as const;
const LEEG: Traject['keuze'] = { hulpvraag: '', weken: 12, keren: 1, minuten: 45, doelen: [] };

interface DoelenProps {
  readonly data: Begeleidingen;
  /** Those it had: they stay in sight when one is taken out. */
  readonly gekozen: readonly string[];
  readonly doelen: readonly string[];
  readonly mist: boolean;
  readonly onDoelen: (doelen: string[]) => void;
}

/** What needs it most, to be ticked; everything else behind a list. */
function DoelenVeld({ data: { roepnaam: naam, voorstellen, categorieen }, gekozen, doelen, mist, onDoelen }: DoelenProps) {
  const { t } = useTexts(begeleidingTeksten);
  const eerst = new Set([...voorstellen.map(({ categorie }) => categorie), ...gekozen, ...doelen]);
  const getoond = [...eerst].flatMap((id) => categorieen.find((een) => een.id === id) ?? []);
  const vol = doelen.length >= MEEST;
  const toggle = (id: string): void => onDoelen(doelen.includes(id) ? doelen.filter((een) => een !== id) : [...doelen, id].slice(0, MEEST));
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend>
        <strong>{t('veld.doelen')}</strong>
      </legend>
      <p className={css['zacht']}>{t(vol ? 'veld.doelenGenoeg' : 'veld.doelenUitleg', { naam })}</p>
      {getoond.map(({ id, naam: doel }) => (
        <div key={id}>
          <FormControlLabel
            control={<Checkbox checked={doelen.includes(id)} disabled={!doelen.includes(id) && vol} onChange={() => toggle(id)} />}
            label={doel}
          />
        </div>
      ))}
      <TextField
        select
        label={t('veld.andere')}
        value=""
        disabled={vol}
        error={mist}
        helperText={mist ? t('veld.nodig') : undefined}
        fullWidth
        onChange={({ target }) => toggle(target.value)}
      >
        {categorieen
          .filter(({ id }) => !eerst.has(id))
          .map(({ id, naam: doel }) => (
            <MenuItem key={id} value={id}>
              {doel}
            </MenuItem>
          ))}
      </TextField>
    </fieldset>
  );
}

interface ErbijProps {
  readonly data: Begeleidingen;
  readonly traject: Traject;
  /** Goals that come into one that runs and have no start test yet. */
  readonly doelen: readonly string[];
  readonly makeToets: Begeleiden['makeToets'];
}

/** How a goal stands before it is worked on is measured first: its start test is set ready here. */
function DoelErbij({ data: { categorieen }, traject, doelen, makeToets }: ErbijProps) {
  const { t, i18n } = useTexts(begeleidingTeksten);
  // One id for both buttons: a second tap gives the test that the first one made.
  const [id] = useState(createId);
  const lijst = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const wat = lijst.format(doelen.map((doel) => categorieen.find((een) => een.id === doel)?.naam ?? doel));
  const open = traject.toetsen.some(({ status }) => status === 'open');
  const make = (papier: boolean): void => {
    if (!makeToets.isPending) makeToets.mutate({ planId: traject.id, body: { id, soort: 'zorg-start', papier, doelen: [...doelen] } });
  };
  const soort = t('toets.zorg-start');
  return (
    <div>
      <Alert severity="info">{t(open ? 'begin.erbijOpen' : 'begin.erbij', { doelen: wat })}</Alert>
      <FormAlert error={makeToets.error} />
      {!open && (
        <p className={css['knoppen']}>
          {[false, true].map((papier) => (
            <Button key={String(papier)} variant="outlined" size="small" onClick={() => make(papier)}>
              {t(papier ? 'toets.papier' : 'toets.scherm', { soort })}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

interface AantallenProps {
  readonly keuze: Traject['keuze'];
  readonly onKeuze: (keuze: Traject['keuze']) => void;
}

/** How long, how often, how long each time. */
function AantallenVeld({ keuze, onKeuze }: AantallenProps) {
  const { t } = useTexts(begeleidingTeksten);
  return (
    <div className={css['rij']}>
      {(['weken', 'keren', 'minuten'] as const).map((veld) => (
        <TextField
          key={veld}
          select
          label={t(`veld.${veld}`)}
          value={keuze[veld]}
          onChange={({ target }) => onKeuze({ ...keuze, [veld]: Number(target.value) })}
        >
          {[...new Set([...KEUZES[veld], keuze[veld]])]
            .sort((a, b) => a - b)
            .map((aantal) => (
              <MenuItem key={aantal} value={aantal}>
                {aantal}
              </MenuItem>
            ))}
        </TextField>
      ))}
    </div>
  );
}

interface DialogProps {
  readonly data: Begeleidingen;
  /** Null: a new one. */
  readonly traject: Traject | null;
  readonly save: Begeleiden['save'];
  readonly makeToets: Begeleiden['makeToets'];
  readonly onClose: () => void;
}

/** Why the client comes, and one to three goals; the id is made here, so that a second send makes no second one. */
export function TrajectDialog({ data, traject, save, makeToets, onClose }: DialogProps) {
  const { t } = useTexts(begeleidingTeksten);
  const { roepnaam: naam } = data;
  const [planId] = useState(() => traject?.id ?? createId());
  const { leerlingId } = usePathParams();
  const van = traject?.keuze ?? LEEG;
  const begin: Invulling = { keuze: van, reden: '', van };
  // Typed with the client at the table: it stays on this device until it is saved, and never goes over what a colleague saved since.
  const concept = useVersieConcept(
    { naam: `begeleiding:${traject?.id ?? leerlingId}`, inhoud: begin, versie: traject?.versie ?? 0 },
    isInvulling,
  );
  const { keuze, reden } = concept.waarde;
  const setKeuze = (nieuw: Traject['keuze']): void => concept.set({ ...concept.waarde, keuze: nieuw });
  const [tried, setTried] = useState(false);
  const { doelen } = keuze;
  const valtAf = traject?.status === 'actief' && traject.keuze.doelen.some((doel) => !doelen.includes(doel));
  // What waits for its start test is not saved; everything else is.
  const wacht = traject ? wachtendeDoelen(traject, doelen) : [];
  const bewaard = { ...keuze, doelen: doelen.filter((doel) => !wacht.includes(doel)) };
  const onSubmit = (): void => {
    setTried(true);
    if (bewaard.doelen.length === 0 || (valtAf && reden.trim() === '') || save.isPending) return;
    const saved = (): void => {
      concept.forget();
      onClose();
    };
    save.mutate(
      { planId, body: { versie: versieVoor(concept.waarde, concept.versie, traject), keuze: bewaard, reden } },
      { onSuccess: saved },
    );
  };
  return (
    <FormDialog
      title={t(traject ? 'titel' : 'nieuw')}
      width="md"
      content={css['velden']}
      cancel={t('annuleer')}
      submit={t('bewaar')}
      busy={save.isPending}
      error={save.error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Hersteld concept={concept} />
      <TextField
        label={t('veld.hulpvraag')}
        helperText={t('veld.hulpvraagUitleg', { naam })}
        value={keuze.hulpvraag}
        multiline
        minRows={2}
        sx={{ mt: 1 }}
        onChange={({ target }) => setKeuze({ ...keuze, hulpvraag: target.value })}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <DoelenVeld
        data={data}
        gekozen={traject?.keuze.doelen ?? []}
        doelen={doelen}
        mist={tried && bewaard.doelen.length === 0}
        onDoelen={(nieuw) => setKeuze({ ...keuze, doelen: nieuw })}
      />
      <NietTeMeten doelen={doelen} />
      {traject && wacht.length > 0 && <DoelErbij data={data} traject={traject} doelen={wacht} makeToets={makeToets} />}
      {valtAf && (
        <TextField
          label={t('veld.reden')}
          value={reden}
          error={tried && reden.trim() === ''}
          onChange={({ target }) => concept.set({ ...concept.waarde, reden: target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      <AantallenVeld keuze={keuze} onKeuze={setKeuze} />
    </FormDialog>
  );
}
