import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useId, useState } from 'react';
import { useStapnaam } from '../../../../shared/categorie/niveau.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import instellingenCss from '../instellingen.module.css';
import optieCss from '../optie.module.css';
import type { LeerlijnStap } from '../queries.ts';
import { useWaarde } from '../use-waarde.ts';

interface CategorieenProps {
  readonly alles: Required<Instelbaar>;
  readonly leerlijn: readonly LeerlijnStap[];
  readonly uit: boolean;
  readonly onSet: (opties: Instelbaar) => void;
}

const SOORTEN = ['spelling', 'werkwoorden', 'lezen'] as const;
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** On and off in the order of the learning line; or only what is ticked. */
export function CategorieenVeld({ alles, leerlijn, uit, onSet }: CategorieenProps) {
  const { t, i18n } = useTexts(oefeninstellingenTeksten);
  const group = useId();
  const stapnaam = useStapnaam();
  const [zoek, setZoek] = useState('');
  const { alleen } = alles;
  const takesPart = (id: string): boolean => (alleen === null ? !alles.uit.includes(id) : alleen.includes(id));
  const set = (aan: readonly string[]): void =>
    onSet(alleen === null ? { uit: leerlijn.map(({ id }) => id).filter((id) => !aan.includes(id)) } : { alleen: [...aan] });
  const mee = leerlijn.map(({ id }) => id).filter(takesPart);
  const gevonden = leerlijn.filter(({ naam, id }) => fold(`${stapnaam(naam)} ${id}`).includes(fold(zoek.trim())));
  const toggle = (id: string, aan: boolean): void => set(aan ? [...mee, id] : mee.filter((ander) => ander !== id));
  return (
    <div>
      <fieldset className={optieCss['keuzes']} disabled={uit}>
        <legend className="verborgen">{t('categorieen.hoe')}</legend>
        <label>
          <input type="radio" name={group} checked={alleen === null} onChange={() => onSet({ alleen: null })} />
          {t('categorieen.alles')}
        </label>
        <label>
          <input type="radio" name={group} checked={alleen !== null} onChange={() => onSet({ alleen: [] })} />
          {t('categorieen.alleen')}
        </label>
      </fieldset>
      {i18n.language === 'nl-BE' && (
        <p>
          <a href="/site/minimumdoelen" target="_blank" rel="noreferrer">
            {t('minimumdoelen')}
          </a>
        </p>
      )}
      {mee.length === 0 && <Alert severity="warning">{t('categorieen.pasOp')}</Alert>}
      <details className={optieCss['lang']}>
        <summary>{t('categorieen.open', { aan: mee.length, totaal: leerlijn.length })}</summary>
        <div className={instellingenCss['filters']}>
          <TextField label={t('categorieen.zoek')} value={zoek} onChange={({ target }) => setZoek(target.value)} />
          <Button variant="text" disabled={uit} onClick={() => set([...new Set([...mee, ...gevonden.map(({ id }) => id)])])}>
            {t('categorieen.alleAan')}
          </Button>
          <Button variant="text" disabled={uit} onClick={() => set(mee.filter((id) => !gevonden.some((stap) => stap.id === id)))}>
            {t('categorieen.alleUit')}
          </Button>
          <output className="verborgen">{t('categorieen.stand', { aan: mee.length, totaal: leerlijn.length })}</output>
        </div>
        {gevonden.length === 0 && <p>{t('categorieen.niets')}</p>}
        {SOORTEN.map((soort) => (
          <Stappen
            key={soort}
            soort={soort}
            stappen={gevonden.filter((stap) => stap.soort === soort)}
            takesPart={takesPart}
            uit={uit}
            onToggle={toggle}
          />
        ))}
      </details>
    </div>
  );
}

interface StappenProps {
  readonly soort: (typeof SOORTEN)[number];
  readonly stappen: readonly LeerlijnStap[];
  readonly takesPart: (id: string) => boolean;
  readonly uit: boolean;
  readonly onToggle: (id: string, aan: boolean) => void;
}

function Stappen({ soort, stappen, takesPart, uit, onToggle }: StappenProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { halfjaar } = useWaarde();
  const stapnaam = useStapnaam();
  const thuis = useUser()?.role === 'thuisadmin';
  if (stappen.length === 0) return null;
  return (
    <>
      <h4 className={instellingenCss['tussen']}>{t(`categorieen.${soort}`)}</h4>
      <ul className={optieCss['stappen']}>
        {stappen.map(({ id, naam, intro }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={takesPart(id)} disabled={uit} onChange={({ target }) => onToggle(id, target.checked)} />
              <span>{stapnaam(naam)}</span>
              <span className={optieCss['intro']} title={halfjaar(intro)}>
                {thuis ? halfjaar(intro).replace(/,.*/, '') : intro}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
