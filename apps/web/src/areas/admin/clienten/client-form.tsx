import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useJaargroep, useTussenvoegsel } from '../../../shared/region/jaargroep.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { AfspraakVelden, inhoudVan, LEGE_AFSPRAAK } from './afspraak-velden.tsx';
import css from './clienten.module.css';
import { useClient } from './queries.ts';
import { createId } from '../../../shared/id.ts';

const JAREN = [3, 4, 5, 6, 7, 8, 1, 2] as const;
const LEEG = { roepnaam: '', voorvoegsel: '', achternaam: '', jaargroep: 5, school: '', groep: '' };
const MAX = { roepnaam: 100, voorvoegsel: 30, achternaam: 200, school: 120, groep: 60 } as const;

/** With the ids that were made for it: who comes back after a send without an answer adds nobody twice. */
const Ingevuld = z.object({
  client: z.uuid(),
  afspraak: z.uuid(),
  velden: z.object({
    roepnaam: z.string(),
    voorvoegsel: z.string(),
    achternaam: z.string(),
    jaargroep: z.number(),
    school: z.string(),
    groep: z.string(),
  }),
  keuze: z.object({
    soort: z.enum(['geen', 'wekelijks', 'eenmalig']),
    weekdag: z.number(),
    dag: z.string(),
    tijd: z.string(),
    minuten: z.number(),
  }),
});
type Ingevuld = z.infer<typeof Ingevuld>;
const isIngevuld = (value: unknown): value is Ingevuld => Ingevuld.safeParse(value).success;

interface ClientFormProps {
  readonly adminId: string;
  readonly vandaag: string;
  readonly onAdded?: () => void;
}

/** Taking on a client: a name, where it begins, and when it comes. The ids are made here, so that a second send adds nobody. */
export function ClientForm({ adminId, vandaag, onAdded }: ClientFormProps) {
  const { t } = useTexts(clientTeksten);
  const jaar = useJaargroep();
  const tussenvoegsel = useTussenvoegsel();
  const { create } = useClient(adminId, '');
  const [begin] = useState((): Ingevuld => ({ client: createId(), afspraak: createId(), velden: LEEG, keuze: LEGE_AFSPRAAK }));
  const concept = useConcept(`client:${adminId}`, begin, isIngevuld);
  const { velden, keuze, ...ids } = concept.waarde;
  const set = (deel: Partial<Ingevuld>): void => concept.set({ ...concept.waarde, ...deel });
  const setVelden = (nieuw: Ingevuld['velden']): void => set({ velden: nieuw });
  const [tried, setTried] = useState(false);
  const inhoud = inhoudVan(keuze, vandaag);
  const naamMist = tried && velden.roepnaam.trim() === '';
  const done = (): void => {
    concept.forget();
    onAdded?.();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (velden.roepnaam.trim() === '' || (keuze.soort === 'eenmalig' && inhoud === null) || create.isPending) return;
    const afspraak = inhoud && { id: ids.afspraak, inhoud };
    create.mutate({ id: ids.client, body: { ...velden, afspraak } }, { onSuccess: done });
  };
  const field = (name: keyof typeof MAX, help?: string) => (
    <TextField
      label={t(`veld.${name}`)}
      value={velden[name]}
      error={name === 'roepnaam' && naamMist}
      helperText={name === 'roepnaam' && naamMist ? t('veld.nodig') : help}
      onChange={({ target }) => setVelden({ ...velden, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: MAX[name], autoComplete: 'off', spellCheck: false } }}
    />
  );
  return (
    <form className={css['velden']} noValidate onSubmit={onSubmit}>
      <Hersteld concept={concept} />
      <div className={css['rij']}>
        {field('roepnaam')}
        {tussenvoegsel([velden]) && field('voorvoegsel')}
        {field('achternaam')}
      </div>
      <div className={css['rij']}>
        <TextField
          select
          label={t('veld.jaar')}
          value={velden.jaargroep}
          onChange={({ target }) => setVelden({ ...velden, jaargroep: Number(target.value) })}
        >
          {JAREN.map((value) => (
            <MenuItem key={value} value={value}>
              {jaar(value)}
            </MenuItem>
          ))}
        </TextField>
        {field('school', t('veld.vrij'))}
        {field('groep', t('veld.vrij'))}
      </div>
      <AfspraakVelden keuze={keuze} metGeen tried={tried} onChange={(nieuw) => set({ keuze: nieuw })} />
      <FormAlert error={create.error} />
      <div>
        <Button type="submit">{create.isPending ? t('bezig') : t('voegToe')}</Button>
      </div>
    </form>
  );
}
