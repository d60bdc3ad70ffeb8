import Button from '@mui/material/Button';
import { begeleidingTeksten } from '@spelrijk/teksten/begeleiding';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from '../clienten/clienten.module.css';
import { toetsPad } from '../clienten/paden.ts';
import panel from '../parts/parts.module.css';
import { usePathParams } from '../params.ts';
import { kanToetsen, type Soort } from './kan.ts';
import type { Begeleiden, Traject } from './queries.ts';
import { createId } from '../../../shared/id.ts';

interface ToetsenProps {
  readonly naam: string;
  readonly traject: Traject;
  readonly makeToets: Begeleiden['makeToets'];
}

function Maak({ traject, makeToets, soort }: Omit<ToetsenProps, 'naam'> & { readonly soort: Soort }) {
  const { t } = useTexts(begeleidingTeksten);
  // One id for both buttons: a second tap gives the test that the first one made.
  const [id] = useState(createId);
  const make = (papier: boolean): void => {
    if (!makeToets.isPending) makeToets.mutate({ planId: traject.id, body: { id, soort, papier } });
  };
  const naam = t(`toets.${soort}`);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => make(false)}>
        {t('toets.scherm', { soort: naam })}
      </Button>
      <Button variant="outlined" size="small" onClick={() => make(true)}>
        {t('toets.papier', { soort: naam })}
      </Button>
    </>
  );
}

export function Toetsen({ naam, traject, makeToets }: ToetsenProps) {
  const { t } = useTexts(begeleidingTeksten);
  const { adminId, leerlingId } = usePathParams();
  const dates = useDates();
  const kan = kanToetsen(traject);
  if (kan.length === 0 && traject.toetsen.length === 0) return null;
  return (
    <section className={css['deel']}>
      <h3>{t('toets.titel')}</h3>
      <p className={css['zacht']}>{t('toets.uitleg', { naam })}</p>
      <ul className={css['afspraken']}>
        {traject.toetsen.map(({ id, soort, status, op, afOp }) => (
          <li key={id}>
            {t('toets.regel', { soort: t(`toets.${soort}`), dag: dates.short(afOp ?? op), stand: t(`toets.${status}`) })}
            <Link className={panel['link'] ?? ''} to={toetsPad({ adminId, leerlingId }, traject.id, id)}>
              {t('toets.bekijk')}
            </Link>
          </li>
        ))}
      </ul>
      <FormAlert error={makeToets.error} />
      <div className={panel['knoppen']}>
        {kan.map((soort) => (
          <Maak key={`${soort} ${traject.toetsen.length}`} traject={traject} makeToets={makeToets} soort={soort} />
        ))}
      </div>
    </section>
  );
}
