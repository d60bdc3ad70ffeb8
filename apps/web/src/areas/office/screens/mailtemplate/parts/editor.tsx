import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { TemplateGeheel, TemplateVeld } from '@spelrijk/contract/mailtemplates';
import { place, TEMPLATE_MAX, templateproblemen, type Mailtemplate, type Templateprobleem } from '@spelrijk/domain/mailtemplate';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { useRef, useState, useEffect } from 'react';
import account from '../../../../../shared/form/form.module.css';
import { ConfirmDialog } from '../../../../../shared/dialog/confirm-dialog.tsx';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../../../shared/concept/use-concept.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../mailtemplate.module.css';
import { useSave } from '../use-save.ts';
import { Proefmail } from './proefmail.tsx';
import { Voorbeeld } from './voorbeeld.tsx';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

/** The value once it has been the same for `ms`: a preview follows somebody who types, not every letter. */
function useRust<T>(waarde: T, ms: number): T {
  const [rustig, setRustig] = useState(waarde);
  useEffect(() => {
    const timer = setTimeout(() => setRustig(waarde), ms);
    return () => clearTimeout(timer);
  }, [waarde, ms]);
  return rustig;
}

type Deel = keyof Mailtemplate;
const isDeel = (wat: string): wat is Deel => ['onderwerp', 'tekst', 'knop'].includes(wat);

/** What has to be mended before it can be kept. */
function Problemen({ problemen }: { readonly problemen: readonly Templateprobleem[] }) {
  const { t } = useTexts(mailtemplatesTeksten);
  if (problemen.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('problemen.titel')}</AlertTitle>
      <ul className={css['problemen']}>
        {problemen.map(({ fout, wat }) => (
          <li key={`${fout} ${wat}`}>{t(`problemen.${fout}`, { wat: isDeel(wat) ? t(`veld.${wat}`) : wat })}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** The closed list of this mail; a click puts one in. */
function Invulvelden({ velden, onPick }: { readonly velden: readonly TemplateVeld[]; readonly onPick: (veld: string) => void }) {
  const { t } = useTexts(mailtemplatesTeksten);
  return (
    <section className={css['velden']} aria-labelledby="invulvelden">
      <h2 id="invulvelden">{t('velden.titel')}</h2>
      <p>{t('velden.uitleg')}</p>
      <ul>
        {velden.map(({ naam, verplicht, voorbeeld }) => (
          <li key={naam}>
            <button type="button" title={t('velden.zetIn', { veld: naam, voorbeeld })} onClick={() => onPick(naam)}>
              <code>{place(naam)}</code>
              {verplicht && <span>{t('velden.verplicht')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isTemplate = (value: unknown): value is Mailtemplate =>
  typeof value === 'object' &&
  value !== null &&
  (['onderwerp', 'tekst', 'knop'] as const).every((deel) => typeof Reflect.get(value, deel) === 'string');

type Vak = HTMLInputElement | HTMLTextAreaElement;
const RUST_MS = 350;

const gelijk = (een: Mailtemplate, ander: Mailtemplate): boolean =>
  een.onderwerp === ander.onderwerp && een.tekst === ander.tekst && een.knop === ander.knop;

/** The words, and fields put in where the cursor was last. */
function useWoorden({ naam, regio, versie, nu }: TemplateGeheel) {
  // Of these words: who finds them changed begins from what is there now.
  const concept = useConcept(`mailtemplate:${naam}:${regio}:${versie}`, nu, isTemplate);
  const { waarde: template, set: setTemplate } = concept;
  const vakken = useRef<Partial<Record<Deel, Vak | null>>>({});
  const [laatste, setLaatste] = useState<Deel>('tekst');
  const insert = (veld: string): void => {
    const vak = vakken.current[laatste];
    const bron = template[laatste];
    const [van, tot] = [vak?.selectionStart ?? bron.length, vak?.selectionEnd ?? bron.length];
    const nieuw = `${bron.slice(0, van)}${place(veld)}${bron.slice(tot)}`;
    setTemplate({ ...template, [laatste]: nieuw });
    requestAnimationFrame(() => {
      vak?.focus();
      vak?.setSelectionRange(van + place(veld).length, van + place(veld).length);
    });
  };
  return { concept, template, setTemplate, vakken, setLaatste, insert };
}

function Terug({ geheel }: { readonly geheel: TemplateGeheel }) {
  const { t } = useTexts(mailtemplatesTeksten);
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error } = useSave(geheel, () => setOpen(false));
  if (geheel.stand === 'standaard') return null;
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {t('standaard')}
      </Button>
      {open && (
        <ConfirmDialog
          title={t('standaardVraag')}
          text={t('standaardUitleg')}
          confirm={t('standaard')}
          cancel={t('annuleer')}
          busy={isPending}
          error={error}
          onConfirm={() => mutate({ template: null })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The words to be written, what is wrong with them, and how they will look. */
export function Editor({ geheel, onSaved }: { readonly geheel: TemplateGeheel; readonly onSaved: (versie: number) => void }) {
  const { t } = useTexts(mailtemplatesTeksten);
  const { concept, template, setTemplate, vakken, setLaatste, insert } = useWoorden(geheel);
  const bewaar = useSave(geheel, (versie) => {
    concept.forget();
    onSaved(versie);
  });
  const rustig = useRust(template, RUST_MS);
  const velden = geheel.velden.map(({ naam }) => naam);
  const verplicht = geheel.velden.filter((veld) => veld.verplicht).map(({ naam }) => naam);
  const problemen = templateproblemen(template, { velden, verplicht });
  const veranderd = !gelijk(template, geheel.nu);
  const vak = (deel: Deel) => (
    <TextField
      label={t(`veld.${deel}`)}
      value={template[deel]}
      multiline={deel === 'tekst'}
      minRows={deel === 'tekst' ? 12 : undefined}
      helperText={deel === 'tekst' ? t('tekstHulp') : undefined}
      inputRef={(element: Vak | null) => {
        vakken.current[deel] = element;
      }}
      slotProps={{ htmlInput: { maxLength: TEMPLATE_MAX[deel], spellCheck: true } }}
      onFocus={() => setLaatste(deel)}
      onChange={({ target }) => setTemplate({ ...template, [deel]: target.value })}
    />
  );
  return (
    <div className={css['werk']}>
      <form
        className={css['vel']}
        onSubmit={(event) => {
          event.preventDefault();
          bewaar.mutate({ template });
        }}
      >
        <Hersteld concept={concept} />
        {vak('onderwerp')}
        {vak('tekst')}
        {velden.includes('link') && vak('knop')}
        <Invulvelden velden={geheel.velden} onPick={insert} />
        <Problemen problemen={problemen} />
        <FormAlert error={bewaar.error} />
        <div className={account['knoppen']}>
          <Button type="submit" disabled={!veranderd || problemen.length > 0 || bewaar.isPending}>
            {t('bewaar')}
          </Button>
          {veranderd && (
            <Button variant="text" onClick={concept.forget}>
              {t('ongedaan')}
            </Button>
          )}
          <Terug geheel={geheel} />
        </div>
      </form>
      <div className={css['vel']}>
        <Voorbeeld welke={{ sjabloon: geheel.naam, regio: geheel.regio }} template={rustig} />
        <Proefmail geheel={geheel} template={template} heel={problemen.length === 0} />
      </div>
    </div>
  );
}
