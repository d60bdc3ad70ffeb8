import { mdiClose } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { VOORINSTELLING, VOORINSTELLINGEN } from '@spelrijk/domain/standaard-instelling';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useState } from 'react';
import { FormDialog } from '../../../../shared/dialog/form-dialog.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { applyTo } from '../concept.ts';
import css from '../instellingen.module.css';
import { gezet } from '../opties.ts';
import type { Instellen, Overzicht } from '../queries.ts';
import { useWaarde } from '../use-waarde.ts';
import { createId } from '../../../../shared/id.ts';

type Eigen = Overzicht['voorinstellingen'];

interface KiesProps {
  readonly eigen: Eigen;
  readonly onChoose: (zet: Instelbaar, naam: string) => void;
  readonly onWeg?: (id: string) => void;
}

/** Options in words: what a preset sets. */
function useInhoud(): (zet: Instelbaar) => string {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { veldWaarde, naamVan } = useWaarde();
  return (zet) =>
    t('voorinstelling.zet', {
      wat: gezet(zet)
        .map((optie) => `${naamVan(optie).toLowerCase()} ${veldWaarde(optie, applyTo(zet, {}))}`)
        .join(', '),
    });
}

/** Ours first, then the school's own. */
export function KiesVoorinstelling({ eigen, onChoose, onWeg }: KiesProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const inhoud = useInhoud();
  const ons = VOORINSTELLINGEN.map((id) => ({ id, naam: t(`voorinstelling.namen.${id}`), zet: VOORINSTELLING[id] }));
  return (
    <>
      <ul className={css['voorinstellingen']}>
        {ons.map(({ id, naam, zet }) => (
          <li key={id}>
            <Button variant="outlined" title={inhoud(zet)} onClick={() => onChoose(zet, naam)}>
              {naam}
            </Button>
          </li>
        ))}
      </ul>
      {eigen.length > 0 && <h3 className={css['tussen']}>{t('voorinstelling.eigen')}</h3>}
      <ul className={css['voorinstellingen']}>
        {eigen.map(({ id, naam, zet }) => (
          <li key={id}>
            <Button variant="outlined" color="secondary" title={inhoud(zet)} onClick={() => onChoose(zet, naam)}>
              {naam}
            </Button>
            {onWeg && (
              <IconButton
                aria-label={t('voorinstelling.weg', { naam })}
                title={t('voorinstelling.weg', { naam })}
                onClick={() => onWeg(id)}
              >
                <SvgIcon fontSize="small">
                  <path d={mdiClose} />
                </SvgIcon>
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface VoorinstellingenProps {
  readonly eigen: Eigen;
  /** What is set here now: the content of a new one. */
  readonly zet: Instelbaar;
  readonly instellen: Instellen;
  readonly onChoose: (zet: Instelbaar, naam: string) => void;
}

export function Voorinstellingen({ eigen, zet, instellen, onChoose }: VoorinstellingenProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const [open, setOpen] = useState(false);
  const { saveVoorinstelling, deleteVoorinstelling } = instellen;
  return (
    <section className={css['vak']} aria-labelledby="voorinstelling-kop" style={{ marginBottom: '1.25rem' }}>
      <h2 id="voorinstelling-kop">{t('voorinstelling.titel')}</h2>
      <p className={css['uitleg']}>{t('voorinstelling.uitleg')}</p>
      <KiesVoorinstelling eigen={eigen} onChoose={onChoose} onWeg={(id) => deleteVoorinstelling.mutate(id)} />
      <FormAlert error={deleteVoorinstelling.error} />
      {gezet(zet).length > 0 && (
        <Button variant="text" onClick={() => setOpen(true)}>
          {t('voorinstelling.bewaar')}
        </Button>
      )}
      {open && (
        <NaamDialog
          error={saveVoorinstelling.error}
          bezig={saveVoorinstelling.isPending}
          onClose={() => setOpen(false)}
          onSave={(naam) => saveVoorinstelling.mutate({ id: createId(), naam, zet }, { onSuccess: () => setOpen(false) })}
        />
      )}
    </section>
  );
}

interface NaamProps {
  readonly error: Error | null;
  readonly bezig: boolean;
  readonly onSave: (naam: string) => void;
  readonly onClose: () => void;
}

function NaamDialog({ error, bezig, onSave, onClose }: NaamProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const [naam, setNaam] = useState('');
  const [tried, setTried] = useState(false);
  const leeg = naam.trim() === '';
  const submit = (): void => {
    setTried(true);
    if (!leeg) onSave(naam);
  };
  return (
    <FormDialog
      title={t('voorinstelling.bewaar')}
      width="xs"
      cancel={t('annuleer')}
      submit={t('bewaar.knop')}
      busy={bezig}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('voorinstelling.bewaarUitleg')}</p>
      <TextField
        fullWidth
        margin="normal"
        label={t('voorinstelling.naam')}
        value={naam}
        error={tried && leeg}
        helperText={tried && leeg ? t('voorinstelling.naamVerplicht') : ' '}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        onChange={({ target }) => setNaam(target.value)}
      />
    </FormDialog>
  );
}
