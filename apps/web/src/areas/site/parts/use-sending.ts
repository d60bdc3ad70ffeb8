import type { Regio } from '@spelrijk/domain/admin';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { useFormulier, Velden } from './formulier.ts';
import { useRegio } from '../../../shared/region/use-regio.ts';

/** What every form sends along: one id, so that twice sent is once received, and what tells a robot. */
interface Along {
  readonly id: string;
  readonly regio: Regio;
  readonly website: string;
  readonly ms: number;
}

interface Sending<V extends Velden, Body, Answer> {
  readonly form: ReturnType<typeof useFormulier<V>>;
  /** What was filled in, ready to send; null when it is not there yet. */
  readonly bodyOf: () => Body | null;
  readonly send: (body: Body & Along) => Promise<Answer>;
  readonly onSent?: () => void;
}

/** Sending a form of the site, and what the foot of the form has to know of it. */
export function useSending<V extends Velden, Body, Answer>({ form, bodyOf, send, onSent }: Sending<V, Body, Answer>) {
  const regio = useRegio();
  const [website, setWebsite] = useState('');
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (body: Body) => send({ ...body, id: form.id, regio, website, ms: form.duur() }),
    onSuccess: () => {
      form.forget();
      onSent?.();
    },
  });
  return {
    answer: data,
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      if (isPending || !form.check()) return;
      const body = bodyOf();
      if (body !== null) mutate(body);
    },
    /** Another one. */
    again: (): void => {
      form.opnieuw();
      reset();
    },
    foot: { bezig: isPending, error, pot: website, onPot: setWebsite },
  };
}
