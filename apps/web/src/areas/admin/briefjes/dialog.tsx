import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { BRIEFJE_LANGST, type BriefjeInhoud, BriefjeSoort } from '@spelrijk/domain/briefje';
import { briefjeTeksten } from '@spelrijk/teksten/briefjes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePathParams } from '../params.ts';
import { Choice } from '../parts/choice.tsx';
import { NamesField } from '../parts/names-field.tsx';
import { groepVoortgangQuery } from '../volgen.ts';
import css from './briefjes.module.css';
import { useBriefjes } from './queries.ts';
import { createId } from '../../../shared/id.ts';

interface Wie {
  readonly id: string;
  readonly roepnaam: string;
}

interface WieVeldProps {
  readonly leerlingen: readonly Wie[];
  readonly aan: ReadonlySet<string>;
  readonly onAan: (aan: ReadonlySet<string>) => void;
}

function WieVeld({ leerlingen, aan, onAan }: WieVeldProps) {
  const { t } = useTexts(briefjeTeksten);
  return (
    <NamesField legend={t('dialoog.wie')} leerlingen={leerlingen} aan={aan} onAan={onAan}>
      <p className={css['snel']}>
        <Button size="small" variant="text" onClick={() => onAan(new Set(leerlingen.map(({ id }) => id)))}>
          {t('dialoog.iedereen')}
        </Button>
        <Button size="small" variant="text" onClick={() => onAan(new Set())}>
          {t('dialoog.niemand')}
        </Button>
      </p>
    </NamesField>
  );
}

/** With the id that it will have: who comes back after a send without an answer sends nothing twice. */
const Geschreven = z.object({ id: z.uuid(), aan: z.array(z.string()), soort: BriefjeSoort, categorie: z.string(), tekst: z.string() });
type Geschreven = z.infer<typeof Geschreven>;
const isGeschreven = (value: unknown): value is Geschreven => Geschreven.safeParse(value).success;

/** A sentence of the set, the rule in it, or own words; and for whom. */
function useInhoud(groepId: string, leerlingen: readonly Wie[]) {
  const [een] = leerlingen.length === 1 ? leerlingen : [];
  const [begin] = useState((): Geschreven => ({
    id: createId(),
    aan: een ? [een.id] : [],
    soort: 'goed-gewerkt',
    categorie: '',
    tekst: '',
  }));
  const concept = useConcept(`briefje:${groepId}:${een?.id ?? ''}`, begin, isGeschreven);
  const { id, soort, categorie, tekst } = concept.waarde;
  const set = (deel: Partial<Geschreven>): void => concept.set({ ...concept.waarde, ...deel });
  // Who left the groep since it was begun gets none.
  const aan = new Set(concept.waarde.aan.filter((wie) => leerlingen.some((leerling) => leerling.id === wie)));
  const eigen = tekst.replaceAll(/\s+/gu, ' ').trim();
  const inhoud: BriefjeInhoud = soort === 'eigen' ? { soort, tekst: eigen } : soort === 'goed-aan' ? { soort, categorie } : { soort };
  const isHeel = (soort !== 'eigen' || eigen !== '') && (soort !== 'goed-aan' || categorie !== '');
  return { concept, id, een, aan, inhoud, isHeel, soort, categorie, tekst, set };
}

/** The rules of which this groep has answers: what one can have worked at. */
function WaaraanVeld({ value, onChange }: { readonly value: string; readonly onChange: (categorie: string) => void }) {
  const { t } = useTexts(briefjeTeksten);
  const { adminId, groepId } = usePathParams();
  const kolommen = useQuery(groepVoortgangQuery(adminId, groepId)).data?.kolommen ?? [];
  const regels = kolommen.filter(({ ladder }) => ladder !== 'lezen');
  const options = [['', '…'] as const, ...regels.map(({ id, naam }) => [id, naam] as const)];
  return <Choice label={t('dialoog.waaraan')} value={value} options={options} onChange={onChange} />;
}

function EigenVeld({ value, onChange }: { readonly value: string; readonly onChange: (tekst: string) => void }) {
  const { t } = useTexts(briefjeTeksten);
  return (
    <>
      <TextField
        label={t('dialoog.tekst')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        multiline
        fullWidth
        minRows={2}
        margin="dense"
        slotProps={{ htmlInput: { maxLength: BRIEFJE_LANGST } }}
        helperText={t('dialoog.over', { count: BRIEFJE_LANGST - value.length })}
      />
      <p className={css['noot']}>{t('dialoog.stil')}</p>
    </>
  );
}

interface BriefjeDialogProps {
  readonly leerlingen: readonly Wie[];
  readonly onSent: (id: string, aantal: number) => void;
  readonly onClose: () => void;
}

/** One id per opened dialog: sending twice sends once. */
export function BriefjeDialog({ leerlingen, onSent, onClose }: BriefjeDialogProps) {
  const { t } = useTexts(briefjeTeksten);
  const { adminId, groepId } = usePathParams();
  const { send } = useBriefjes({ adminId, groepId });
  const isThuis = useUser()?.role === 'thuisadmin';
  const { concept, id, een, aan, inhoud, isHeel, soort, categorie, tekst, set } = useInhoud(groepId, leerlingen);
  const zinnen = BriefjeSoort.options.map((optie) => {
    if (optie === 'eigen') return [optie, t('dialoog.eigen')] as const;
    return [optie, optie === 'goed-aan' ? t('dialoog.goedAan') : t(`vast.${optie}`)] as const;
  });
  const verstuur = (): void =>
    send.mutate(
      { id, body: { leerlingIds: [...aan], inhoud } },
      {
        onSuccess: () => {
          concept.forget();
          onSent(id, aan.size);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={een ? t('dialoog.titelKind', { naam: een.roepnaam }) : t('dialoog.titelGroep')}
      cancel={t('dialoog.annuleer')}
      submit={t('dialoog.stuur', { count: aan.size })}
      busy={send.isPending || aan.size === 0 || !isHeel}
      error={send.error}
      onSubmit={verstuur}
      onClose={onClose}
    >
      <p className={css['noot']}>{t(isThuis ? 'dialoog.uitlegThuis' : 'dialoog.uitleg')}</p>
      <Hersteld concept={concept} />
      {!een && <WieVeld leerlingen={leerlingen} aan={aan} onAan={(nieuw) => set({ aan: [...nieuw] })} />}
      {aan.size === 0 && <p className={css['noot']}>{t('dialoog.kies')}</p>}
      <Choice label={t('dialoog.zin')} value={soort} options={zinnen} onChange={(nieuw) => set({ soort: nieuw })} />
      {soort === 'goed-aan' && <WaaraanVeld value={categorie} onChange={(nieuw) => set({ categorie: nieuw })} />}
      {soort === 'eigen' && <EigenVeld value={tekst} onChange={(nieuw) => set({ tekst: nieuw })} />}
    </FormDialog>
  );
}
