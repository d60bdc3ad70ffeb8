import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useState } from 'react';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Choice } from '../../../parts/choice.tsx';
import panel from '../../../parts/parts.module.css';
import css from '../../../plan/plan.module.css';
import { useZorgsessies, type Handelingsplan, type PlanPlek } from '../../../plan/queries.ts';
import { createId } from '../../../../../shared/id.ts';

interface ContactenProps {
  readonly plan: Handelingsplan;
  readonly plek: PlanPlek;
  readonly mayNote: boolean;
}

const SOORTEN = ['inzage', 'akkoord', 'niet-akkoord', 'niet-bereikt', 'toestemming'] as const;

function ContactDialog({ plan, plek, onClose }: Omit<ContactenProps, 'mayNote'> & { readonly onClose: () => void }) {
  const { t } = useTexts(planTeksten);
  const { contact } = useZorgsessies(plek);
  const [id] = useState(createId);
  const [soort, setSoort] = useState<(typeof SOORTEN)[number]>('inzage');
  const [dag, setDag] = useState(plan.vandaag);
  const [ouders, setOuders] = useState<'0' | '1' | '2'>('1');
  return (
    <FormDialog
      title={t('contactNoteer')}
      width="xs"
      cancel={t('annuleer')}
      submit={t('bewaar')}
      busy={contact.isPending || dag === '' || dag > plan.vandaag}
      error={contact.error}
      onSubmit={() => contact.mutate({ id, body: { soort, dag, ouders: Number(ouders) } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className={css['velden']}>
        <Choice
          label={t('watGebeurde')}
          value={soort}
          options={SOORTEN.map((een) => [een, t(`contact.${een}`)] as const)}
          onChange={setSoort}
        />
        <TextField
          label={t('dag')}
          name="dag"
          type="date"
          value={dag}
          onChange={({ target }) => setDag(target.value)}
          error={dag > plan.vandaag}
          helperText={dag > plan.vandaag ? t('inToekomst') : ' '}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: plan.vandaag } }}
        />
        <Choice
          label={t('aantalOuders')}
          value={ouders}
          options={(['0', '1', '2'] as const).map((aantal) => [aantal, aantal] as const)}
          onChange={setOuders}
        />
      </div>
    </FormDialog>
  );
}

/** Who of the parents saw the plan, and what they said. */
export function Contacten({ plan, plek, mayNote }: ContactenProps) {
  const { t } = useTexts(planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const dates = useDates();
  const { strikeContact } = useZorgsessies(plek);
  const [open, setOpen] = useState(false);
  return (
    <section className={panel['paneel']}>
      <h2>{t('ouders')}</h2>
      {mayNote && (
        <div className={css['knoppen']}>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t('contactNoteer')}
          </Button>
        </div>
      )}
      {plan.contacten.length === 0 && <p>{t('geenContact')}</p>}
      <ul className={css['lijst']}>
        {plan.contacten.map(({ id, soort, dag, ouders, versie, door, doorgehaald }) => (
          <li key={id}>
            <span className={doorgehaald ? css['weg'] : undefined}>
              <strong>{dates.short(dag)}</strong> {t(`contact.${soort}`)}
              {ouders > 0 && ` (${t('metOuders', { count: ouders })})`}, {t('versieVan', { nr: versie })}{' '}
              <span className={css['zacht']}>{door !== '' && blad('genoteerdDoor', { naam: door })}</span>
            </span>
            {mayNote && !doorgehaald && (
              <Button variant="text" size="small" onClick={() => strikeContact.mutate(id)}>
                {t('haalDoor')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormAlert error={strikeContact.error} />
      {open && <ContactDialog plan={plan} plek={plek} onClose={() => setOpen(false)} />}
    </section>
  );
}
