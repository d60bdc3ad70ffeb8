import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { KantoorBericht } from '@spelrijk/contract/berichten';
import { MAX_BERICHT_TEKST, MAX_BERICHT_TITEL, type BerichtDoel } from '@spelrijk/domain/bericht';
import { kantoorberichtenTeksten } from '@spelrijk/teksten/kantoorberichten';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../../../shared/concept/use-concept.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { serverNow } from '../../../../../shared/session/clock.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { EditButtons } from '../../../../../shared/dialog/edit-buttons.tsx';
import { bereikQuery } from '../../../queries.ts';
import css from '../berichten.module.css';
import { doelVan, foutenVan, isInvoer, legeInvoer, toBody, toInvoer, type Fout, type Invoer } from '../invoer.ts';
import { VoorWie } from './voor-wie.tsx';
import { Voorbeeld } from './voorbeeld.tsx';

const VERSTUREN = ['nu', 'later', 'niet'] as const;
const KNOP = { nu: 'verstuur', later: 'plan', niet: 'bewaar' } as const;

function Bereik({ doel }: { readonly doel: BerichtDoel }) {
  const { t } = useTexts(kantoorberichtenTeksten);
  const { data } = useQuery(bereikQuery(doel));
  return <p className={css['zacht']}>{data ? t('bereik', { ...data }) : '…'}</p>;
}

interface VeldenProps {
  readonly invoer: Invoer;
  readonly fouten: ReadonlySet<Fout>;
  readonly onChange: (deel: Partial<Invoer>) => void;
}

function Tekstvelden({ invoer: { titel, tekst }, fouten, onChange }: VeldenProps) {
  const { t } = useTexts(kantoorberichtenTeksten);
  return (
    <>
      <TextField
        label={t('veld.titel')}
        value={titel}
        error={fouten.has('titel')}
        helperText={fouten.has('titel') ? t('fout.titel') : undefined}
        slotProps={{ htmlInput: { maxLength: MAX_BERICHT_TITEL } }}
        onChange={({ target }) => onChange({ titel: target.value })}
      />
      <TextField
        label={t('veld.tekst')}
        multiline
        minRows={6}
        maxRows={16}
        value={tekst}
        error={fouten.has('tekst')}
        helperText={fouten.has('tekst') ? t('fout.tekst') : t('veld.tekstHulp')}
        slotProps={{ htmlInput: { maxLength: MAX_BERICHT_TEKST } }}
        onChange={({ target }) => onChange({ tekst: target.value })}
      />
    </>
  );
}

function Wanneer({ invoer: { versturen, moment }, fouten, onChange }: VeldenProps) {
  const { t } = useTexts(kantoorberichtenTeksten);
  return (
    <>
      <FormControl component="fieldset">
        <FormLabel component="legend">{t('veld.versturen')}</FormLabel>
        <RadioGroup
          row
          value={versturen}
          onChange={(_event, waarde) => onChange({ versturen: VERSTUREN.find((een) => een === waarde) ?? versturen })}
        >
          {VERSTUREN.map((een) => (
            <FormControlLabel key={een} value={een} control={<Radio />} label={t(`veld.versturenKeuze.${een}`)} />
          ))}
        </RadioGroup>
      </FormControl>
      {versturen === 'later' && (
        <TextField
          label={t('veld.moment')}
          type="datetime-local"
          value={moment}
          error={fouten.has('moment')}
          helperText={fouten.has('moment') ? t('fout.moment') : undefined}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange({ moment: target.value })}
        />
      )}
    </>
  );
}

/** Writing a message, looking at it, and letting it go: what goes out now asks once more. */
export function BerichtDialog({ bericht, onClose }: { readonly bericht: KantoorBericht | null; readonly onClose: () => void }) {
  const { t } = useTexts(kantoorberichtenTeksten);
  const client = useQueryClient();
  const [begin] = useState(() => (bericht ? toInvoer(bericht) : legeInvoer()));
  const concept = useConcept(`bericht:${bericht?.id ?? 'nieuw'}`, begin, isInvoer);
  const invoer = concept.waarde;
  const [gezien, setGezien] = useState(false);
  const [zeker, setZeker] = useState(false);
  const [weg, setWeg] = useState(false);
  const fouten = gezien ? foutenVan(invoer, serverNow()) : new Set<Fout>();
  const doel = doelVan(invoer);
  const change = (deel: Partial<Invoer>): void => {
    setZeker(false);
    concept.set({ ...invoer, ...deel });
  };
  const stop = (): void => {
    concept.forget();
    onClose();
  };
  const klaar = async (): Promise<void> => {
    concept.forget();
    await client.invalidateQueries({ queryKey: ['office', 'berichten'] });
    onClose();
  };
  const params = { berichtId: invoer.id };
  const save = useMutation({
    mutationFn: (naar: BerichtDoel) => call('saveBericht', { params, body: toBody(invoer, naar) }),
    onSuccess: klaar,
  });
  const withdraw = useMutation({ mutationFn: () => call('withdrawBericht', { params }), onSuccess: klaar });
  const bezig = save.isPending || withdraw.isPending;
  const click = (): void => {
    setGezien(true);
    if (doel === null || foutenVan(invoer, serverNow()).size > 0) return;
    if (invoer.versturen === 'nu' && !zeker) setZeker(true);
    else save.mutate(doel);
  };
  const velden = { invoer, fouten, onChange: change };
  return (
    <StaffDialog
      title={t(bericht ? 'wijzig' : 'nieuw')}
      width="md"
      onClose={onClose}
      foot={
        <div className={css['onder']}>
          {zeker && <Alert severity="warning">{t('zeker')}</Alert>}
          {weg && <Alert severity="warning">{t('intrekkenZeker')}</Alert>}
          <FormAlert error={save.error ?? withdraw.error} />
        </div>
      }
      actions={
        <EditButtons
          weg={
            bericht && bericht.stand !== 'ingetrokken'
              ? { label: t('intrekken'), bezig, zeker: weg, ask: () => setWeg(true), perform: withdraw.mutate }
              : null
          }
          annuleer={t('annuleer')}
          onClose={stop}
          bewaar={t(zeker ? 'zekerKnop' : KNOP[invoer.versturen])}
          uit={bezig}
          onSave={click}
        />
      }
    >
      <Hersteld concept={concept} />
      <div className={css['velden']}>
        <Tekstvelden {...velden} />
        <Voorbeeld titel={invoer.titel} tekst={invoer.tekst} regio={invoer.wie === 'deel' ? invoer.regio : 'beide'} />
        <VoorWie {...velden} />
        {doel && <Bereik doel={doel} />}
        <Wanneer {...velden} />
      </div>
    </StaffDialog>
  );
}
