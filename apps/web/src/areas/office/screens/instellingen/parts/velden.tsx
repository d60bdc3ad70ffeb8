import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { bereikVan, MAX_TREDES, type Sleutel } from '@spelrijk/domain/instelling';
import { instellingenTeksten } from '@spelrijk/teksten/instellingen';
import account from '../../../../../shared/form/form.module.css';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../instellingen.module.css';
import type { Invoer, TredeInvoer } from '../invoer.ts';

type TariefInvoer = Extract<Invoer, { readonly soort: 'tarief' }>;
type TekstInvoer = Exclude<Invoer, TariefInvoer>;

interface TariefProps {
  readonly invoer: TariefInvoer;
  readonly onChange: (invoer: Invoer) => void;
}

function Trede({ trede, nr, onChange, onWeg }: TredeProps) {
  const { t } = useTexts(instellingenTeksten);
  return (
    <div className={css['trede']}>
      <TextField
        label={t('dialoog.vanaf')}
        value={trede.vanaf}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4, 'aria-label': t('dialoog.vanafTrede', { nr }) } }}
        onChange={({ target }) => onChange({ ...trede, vanaf: target.value })}
      />
      <TextField
        label={t('dialoog.prijs')}
        value={trede.prijs}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 8, 'aria-label': t('dialoog.prijsTrede', { nr }) } }}
        onChange={({ target }) => onChange({ ...trede, prijs: target.value })}
      />
      <Button size="small" variant="text" disabled={onWeg === null} aria-label={t('dialoog.tredeWeg', { nr })} onClick={onWeg ?? undefined}>
        ✕
      </Button>
    </div>
  );
}

interface TredeProps {
  readonly trede: TredeInvoer;
  readonly nr: number;
  readonly onChange: (trede: TredeInvoer) => void;
  /** Null: the last one stays. */
  readonly onWeg: (() => void) | null;
}

function Tarief({ invoer, onChange }: TariefProps) {
  const { t } = useTexts(instellingenTeksten);
  const { tredes } = invoer;
  const set = (nieuw: readonly TredeInvoer[]): void => onChange({ ...invoer, tredes: nieuw });
  const erbij = (): void => set([...tredes, { nr: Math.max(0, ...tredes.map(({ nr }) => nr)) + 1, vanaf: '', prijs: '' }]);
  return (
    <>
      {tredes.map((trede, i) => (
        <Trede
          key={trede.nr}
          trede={trede}
          nr={i + 1}
          onChange={(nieuw) => set(tredes.with(i, nieuw))}
          onWeg={tredes.length > 1 ? () => set(tredes.toSpliced(i, 1)) : null}
        />
      ))}
      {tredes.length < MAX_TREDES && (
        <div className={account['knoppen']}>
          <Button size="small" variant="text" onClick={erbij}>
            {t('dialoog.tredeErbij')}
          </Button>
        </div>
      )}
      <TextField
        label={t('dialoog.minimum')}
        value={invoer.minimum}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 8 } }}
        onChange={({ target }) => onChange({ ...invoer, minimum: target.value })}
      />
    </>
  );
}

interface VeldenProps {
  readonly sleutel: Sleutel;
  readonly invoer: Invoer;
  readonly onChange: (invoer: Invoer) => void;
}

function Tekstveld({ sleutel, invoer, onChange }: VeldenProps & { readonly invoer: TekstInvoer }) {
  const { t } = useTexts(instellingenTeksten);
  const { soort } = invoer;
  const bereik = bereikVan(sleutel);
  const hulp = { dagen: bereik ? t('dialoog.bereik', bereik) : '', lijst: t('dialoog.dagenlijstHulp'), hosts: t('dialoog.hostsHulp') };
  const label = { dagen: t('dialoog.dagen'), lijst: t('dialoog.dagenlijst'), hosts: t('dialoog.hosts') };
  return (
    <TextField
      label={label[soort]}
      value={invoer.tekst}
      helperText={hulp[soort]}
      multiline={soort === 'hosts'}
      slotProps={{ htmlInput: { maxLength: soort === 'hosts' ? 4000 : 40, ...(soort === 'dagen' && { inputMode: 'numeric' }) } }}
      onChange={({ target }) => onChange({ soort, tekst: target.value })}
    />
  );
}

/** The fields of one setting, by what kind of value it has. */
export function Velden({ sleutel, invoer, onChange }: VeldenProps) {
  if (invoer.soort === 'tarief') return <Tarief invoer={invoer} onChange={onChange} />;
  return <Tekstveld sleutel={sleutel} invoer={invoer} onChange={onChange} />;
}
