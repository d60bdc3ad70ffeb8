import Button from '@mui/material/Button';
import type { Instelversie } from '@spelrijk/contract/instellingen';
import { waardeTekst } from '@spelrijk/teksten/instelwaarde';
import { instellingenTeksten } from '@spelrijk/teksten/instellingen';
import account from '../../../../../shared/form/form.module.css';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../instellingen.module.css';

interface RegelProps {
  readonly versie: Instelversie;
  readonly geldt: boolean;
  readonly busy: boolean;
  readonly onTerug: () => void;
}

function Regel({ versie: { op, wie, reden, oud, nieuw, standaard, uitVersie }, geldt, busy, onTerug }: RegelProps) {
  const { t } = useTexts(instellingenTeksten);
  const dates = useDates();
  const waarde = waardeTekst(nieuw);
  return (
    <li>
      <div>
        <strong>{t('geschiedenis.regel', { datum: dates.moment(op), wie })}</strong>
        {geldt && <span className={css['geldt']}>{t('geschiedenis.geldt')}</span>}
        <p>{t('geschiedenis.vanNaar', { oud: waardeTekst(oud), nieuw: waarde })}</p>
        {standaard && <p>{t('geschiedenis.standaard')}</p>}
        {uitVersie !== null && <p>{t('geschiedenis.uit', { versie: uitVersie })}</p>}
        {reden !== '' && <p>{t('geschiedenis.reden', { reden })}</p>}
      </div>
      {!geldt && (
        <Button size="small" variant="text" disabled={busy} aria-label={t('geschiedenis.zetTerugWat', { waarde })} onClick={onTerug}>
          {t('geschiedenis.zetTerug')}
        </Button>
      )}
    </li>
  );
}

interface GeschiedenisProps {
  /** The newest first. */
  readonly versies: readonly Instelversie[];
  readonly busy: boolean;
  readonly onTerug: (versie: Instelversie) => void;
}

/** Who changed it and when, from what to what, with the way back. */
export function Geschiedenis({ versies, busy, onTerug }: GeschiedenisProps) {
  const { t } = useTexts(instellingenTeksten);
  return (
    <section className={css['versies']} aria-labelledby="geschiedenis">
      <h3 id="geschiedenis">{t('geschiedenis.titel')}</h3>
      {versies.length === 0 && <p className={account['zacht']}>{t('geschiedenis.geen')}</p>}
      <ol>
        {versies.map((versie, i) => (
          <Regel key={versie.versie} versie={versie} geldt={i === 0} busy={busy} onTerug={() => onTerug(versie)} />
        ))}
      </ol>
    </section>
  );
}
