import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { begeleidingTeksten } from '@spelrijk/teksten/begeleiding';
import { useState } from 'react';
import { isTekst } from '../../../shared/concept/concept.ts';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from '../clienten/clienten.module.css';
import type { Begeleiden, Traject } from './queries.ts';
import { createId } from '../../../shared/id.ts';

interface SessiesProps {
  readonly vandaag: string;
  readonly traject: Traject;
  readonly begeleiden: Pick<Begeleiden, 'saveSessie' | 'removeSessie'>;
}

type Sessie = Traject['sessies'][number];

interface DialogProps extends SessiesProps {
  readonly sessie: Sessie | null;
  readonly onClose: () => void;
}

function SessieDialog({ vandaag, traject, begeleiden: { saveSessie }, sessie, onClose }: DialogProps) {
  const { t } = useTexts(begeleidingTeksten);
  const [id] = useState(() => sessie?.id ?? createId());
  const [dag, setDag] = useState(sessie?.dag ?? vandaag);
  const [minuten, setMinuten] = useState(String(sessie?.minuten ?? traject.keuze.minuten));
  // Long, and typed when the client has just gone: it stays on this device until it is saved.
  const concept = useConcept(`begeleidingssessie:${sessie?.id ?? traject.id}`, sessie?.notitie ?? '', isTekst);
  const notitie = concept.waarde;
  const aantal = Number(minuten);
  const klopt = dag !== '' && dag <= vandaag && Number.isInteger(aantal) && aantal >= 5 && aantal <= 180;
  const saved = (): void => {
    concept.forget();
    onClose();
  };
  const onSubmit = (): void => {
    if (!klopt || saveSessie.isPending) return;
    saveSessie.mutate({ planId: traject.id, id, body: { dag, minuten: aantal, notitie } }, { onSuccess: saved });
  };
  return (
    <FormDialog
      title={t('sessie.nieuw')}
      content={css['velden']}
      cancel={t('annuleer')}
      submit={t('bewaar')}
      busy={saveSessie.isPending || !klopt}
      error={saveSessie.error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className={css['rij']} style={{ paddingTop: 8 }}>
        <TextField
          type="date"
          label={t('sessie.dag')}
          value={dag}
          onChange={({ target }) => setDag(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: vandaag } }}
        />
        <TextField
          type="number"
          label={t('sessie.minuten')}
          value={minuten}
          onChange={({ target }) => setMinuten(target.value)}
          slotProps={{ htmlInput: { min: 5, max: 180 } }}
        />
      </div>
      <Hersteld concept={concept} />
      <TextField
        label={t('sessie.notitie')}
        value={notitie}
        multiline
        minRows={4}
        onChange={({ target }) => concept.set(target.value)}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
    </FormDialog>
  );
}

export function Sessies(props: SessiesProps) {
  const { t } = useTexts(begeleidingTeksten);
  const dates = useDates();
  const { traject, begeleiden } = props;
  const { removeSessie } = begeleiden;
  const [open, setOpen] = useState<Sessie | 'nieuw' | null>(null);
  return (
    <section className={css['deel']}>
      <h3>{t('sessie.titel')}</h3>
      <p className={css['zacht']}>{t('sessie.uitleg')}</p>
      <ul className={css['afspraken']}>
        {traject.sessies.map((sessie) => (
          <li key={sessie.id}>
            <strong>{t('sessie.regel', { dag: dates.short(sessie.dag), count: sessie.minuten })}</strong>
            {sessie.eigen ? (
              <>
                <Button variant="text" size="small" onClick={() => setOpen(sessie)}>
                  {t('wijzig')}
                </Button>
                <Button
                  variant="text"
                  size="small"
                  disabled={removeSessie.isPending}
                  onClick={() => removeSessie.mutate({ planId: traject.id, id: sessie.id })}
                >
                  {t('sessie.weg')}
                </Button>
              </>
            ) : (
              <span className={css['zacht']}>{t('sessie.van')}</span>
            )}
            {sessie.notitie !== '' && (
              <p style={{ flexBasis: '100%', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{sessie.notitie}</p>
            )}
          </li>
        ))}
      </ul>
      <FormAlert error={removeSessie.error} />
      <Button variant="outlined" size="small" onClick={() => setOpen('nieuw')}>
        {t('sessie.nieuw')}
      </Button>
      {open !== null && <SessieDialog {...props} sessie={open === 'nieuw' ? null : open} onClose={() => setOpen(null)} />}
    </section>
  );
}
