import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LANGSTE_TEKST } from '@spelrijk/domain/lijstgrenzen';
import { LANGSTE_ZIN, MEEST_WOORDEN } from '@spelrijk/domain/woordlijst';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isTekst } from '../../../shared/concept/concept.ts';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import panel from '../parts/parts.module.css';
import type { Woordlijsten } from '../woordlijsten.ts';
import { addRijen, splitZinnen, type Erbij, type WoordRij } from './rijen.ts';
import css from './woorden.module.css';

interface PlakPanelProps {
  /** The words that are there when the new ones have been read. */
  readonly rijenNu: () => readonly WoordRij[];
  readonly analyse: Woordlijsten['analyse'];
  readonly onRead: (rijen: readonly WoordRij[]) => void;
  /** Whole sentences may stand among the words: a dictation. */
  readonly metZinnen?: boolean;
}

/** Words come in by typing or pasting, in whatever shape they are. */
export function PlakPanel({ rijenNu, analyse, onRead, metZinnen = false }: PlakPanelProps) {
  const { t } = useTexts(lijstenTeksten);
  const concept = useConcept(`plak:${useLocation().pathname}`, '', isTekst);
  const tekst = concept.waarde;
  const [result, setResult] = useState<Gelezen | null>(null);
  const kop = useRef<HTMLHeadingElement>(null);
  const read = (): void => {
    const { zinnen, rest, teLang } = metZinnen ? splitZinnen(tekst) : { zinnen: [], rest: tekst, teLang: [] };
    analyse.mutate(
      { tekst: rest, woorden: zinnen.map((woord) => ({ woord })) },
      {
        onSuccess: ({ woorden }) => {
          const erbij = addRijen(rijenNu(), woorden);
          setResult({ ...erbij, teLang });
          concept.forget();
          onRead(erbij.rijen);
          // The button that was pressed is off: the keyboard goes on here, unless somebody went elsewhere meanwhile.
          if (document.activeElement === document.body) kop.current?.focus();
        },
      },
    );
  };
  return (
    <section className={panel['paneel']}>
      <h2 ref={kop} tabIndex={-1}>
        {t('plak.kop')}
      </h2>
      <Hersteld concept={concept} />
      <div className={css['plak']}>
        <TextField
          label={t('plak.veld')}
          placeholder={t('plak.voorbeeld')}
          helperText={metZinnen ? `${t('plak.hulp')} ${t('plak.hulpZin')}` : t('plak.hulp')}
          multiline
          minRows={3}
          maxRows={12}
          fullWidth
          value={tekst}
          onChange={({ target }) => concept.set(target.value)}
          slotProps={{ htmlInput: { spellCheck: false, maxLength: LANGSTE_TEKST, lang: 'nl' }, inputLabel: { shrink: true } }}
        />
        <Button variant="outlined" disabled={tekst.trim() === '' || analyse.isPending} onClick={read}>
          {analyse.isPending ? t('bezig') : t('plak.lees')}
        </Button>
      </div>
      <FormAlert error={analyse.error} />
      {result && <Result {...result} />}
    </section>
  );
}

interface Gelezen extends Erbij {
  readonly teLang: readonly string[];
}

function Result({ nieuw, zinnen, dubbel, onbruikbaar, over, teLang }: Gelezen) {
  const { t } = useTexts(lijstenTeksten);
  const lines = [
    nieuw > 0 ? t('plak.erbij', { count: nieuw }) : '',
    zinnen > 0 ? t('plak.zinErbij', { count: zinnen }) : '',
    nieuw + zinnen + dubbel.length + onbruikbaar.length + teLang.length === 0 ? t('plak.niets') : '',
    dubbel.length > 0 ? t('plak.dubbel', { woorden: dubbel.join(', ') }) : '',
    onbruikbaar.length > 0 ? t('plak.onbruikbaar', { woorden: onbruikbaar.map((tekst) => tekst.slice(0, 60)).join(', ') }) : '',
    teLang.length > 0 ? t('plak.teLang', { count: LANGSTE_ZIN, zinnen: teLang.map((zin) => `${zin.slice(0, 30)} …`).join(', ') }) : '',
    over > 0 ? t('plak.teVeel', { count: MEEST_WOORDEN }) : '',
  ].filter((line) => line !== '');
  const isClean = nieuw + zinnen > 0 && onbruikbaar.length + teLang.length === 0 && over === 0;
  return (
    <Alert severity={isClean ? 'success' : 'warning'} sx={{ mt: 1.5 }}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
