import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { Vooruitblik as Blik } from '@spelrijk/contract/verhuistokens';
import { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../../shared/dialog/confirm-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useFocusHier } from '../../../verhuizen/use-focus-hier.ts';
import type { useInlezen } from '../../../verhuizen/queries.ts';
import css from '../../../verhuizen/verhuizen.module.css';
import { createId } from '../../../../../shared/id.ts';

interface VooruitblikProps {
  readonly blik: Blik;
  readonly code: string;
  readonly inlezen: ReturnType<typeof useInlezen>;
  readonly onCancel: () => void;
}

/** Who would come and what comes along; nothing has changed yet. */
export function Vooruitblik({ blik, code, inlezen: { accept, refuse }, onCancel }: VooruitblikProps) {
  const { t } = useTexts(verhuistokenTeksten);
  const jaar = useJaargroep();
  const kop = useFocusHier<HTMLHeadingElement>();
  const zelfde = blik.bestaande.find((kind) => kind.zelfde);
  const [bestaand, setBestaand] = useState(zelfde !== undefined);
  const [kind, setKind] = useState(zelfde?.id ?? '');
  const [nieuwId] = useState(createId);
  const [weigert, setWeigert] = useState(false);
  const naam = blik.letter === '' ? blik.roepnaam : `${blik.roepnaam} ${blik.letter}.`;
  const vol = !bestaand && blik.plaatsen === 0;
  const leerlingId = bestaand ? kind : nieuwId;
  const samen = bestaand ? blik.bestaande.find(({ id, antwoorden }) => id === kind && antwoorden > 0) : undefined;
  return (
    <section className={css['paneel']} aria-labelledby="wie">
      <h2 ref={kop} id="wie" tabIndex={-1}>
        {t('inlezen.wie', { naam, van: blik.van })}
      </h2>
      <p>
        {t('inlezen.zat', { groep: blik.groep })}, {jaar(blik.jaargroep)}
      </p>
      <div>
        <h3>{t('inlezen.mee')}</h3>
        <ul>
          {blik.delen.map((deel) => (
            <li key={deel}>{t(`deel.${deel}`)}</li>
          ))}
        </ul>
      </div>
      <Plek blik={blik} bestaand={bestaand} onBestaand={setBestaand} kind={kind} onKind={setKind} />
      {vol ? (
        <Alert severity="warning">{t('inlezen.geenPlaats')}</Alert>
      ) : (
        blik.plaatsen !== null && !bestaand && <p>{t('inlezen.plaatsen', { count: blik.plaatsen })}</p>
      )}
      {samen && <Samen naam={samen.naam} antwoorden={samen.antwoorden} />}
      <FormAlert error={accept.error} />
      <div className={css['knoppen']}>
        <Button disabled={vol || leerlingId === '' || accept.isPending} onClick={() => accept.mutate({ code, leerlingId, bestaand })}>
          {accept.isPending ? t('bezig') : t(samen ? 'inlezen.voegSamen' : 'inlezen.neem', { naam: blik.roepnaam })}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {t('annuleer')}
        </Button>
        <Button variant="text" color="error" onClick={() => setWeigert(true)}>
          {t('inlezen.weiger')}
        </Button>
      </div>
      {weigert && (
        <ConfirmDialog
          title={t('inlezen.weigerTitel', { naam: blik.roepnaam })}
          text={t('inlezen.weigerUitleg')}
          confirm={t('inlezen.weiger')}
          cancel={t('annuleer')}
          busy={refuse.isPending}
          error={refuse.error}
          onConfirm={() => refuse.mutate(code, { onSuccess: () => setWeigert(false) })}
          onClose={() => setWeigert(false)}
        />
      )}
    </section>
  );
}

/** Both practised: what becomes one and what stays as it is here. It cannot be taken apart again, so it is said before. */
function Samen({ naam, antwoorden }: { readonly naam: string; readonly antwoorden: number }) {
  const { t } = useTexts(verhuistokenTeksten);
  return (
    <Alert severity="warning">
      <p>{t('inlezen.samen', { naam, count: antwoorden })}</p>
      <ul>
        <li>{t('inlezen.samenWel')}</li>
        <li>{t('inlezen.samenTelt')}</li>
        <li>{t('inlezen.samenNiet')}</li>
      </ul>
      <p>{t('inlezen.samenVast')}</p>
    </Alert>
  );
}

interface PlekProps {
  readonly blik: Blik;
  readonly bestaand: boolean;
  readonly onBestaand: (bestaand: boolean) => void;
  readonly kind: string;
  readonly onKind: (id: string) => void;
}

/** A new leerling, or one that is on the list already. */
function Plek({ blik: { bestaande }, bestaand, onBestaand, kind, onKind }: PlekProps) {
  const { t } = useTexts(verhuistokenTeksten);
  if (bestaande.length === 0) return null;
  return (
    <div>
      <h3>{t('inlezen.waar')}</h3>
      <RadioGroup value={bestaand ? 'bestaand' : 'nieuw'} onChange={({ target }) => onBestaand(target.value === 'bestaand')}>
        <FormControlLabel value="nieuw" control={<Radio />} label={t('inlezen.nieuw')} />
        <FormControlLabel
          value="bestaand"
          className={css['keuze']}
          control={<Radio />}
          label={
            <>
              {t('inlezen.bestaand')}
              <span className={css['hulp']}>{t('inlezen.bestaandUitleg')}</span>
            </>
          }
        />
      </RadioGroup>
      {bestaand && (
        <TextField select fullWidth label={t('inlezen.kies')} value={kind} onChange={({ target }) => onKind(target.value)} sx={{ mt: 1.5 }}>
          {bestaande.map(({ id, naam, zelfde, antwoorden }) => (
            <MenuItem key={id} value={id}>
              {zelfde ? t('inlezen.zelfde', { naam }) : antwoorden > 0 ? t('inlezen.oefende', { naam }) : naam}
            </MenuItem>
          ))}
        </TextField>
      )}
    </div>
  );
}
