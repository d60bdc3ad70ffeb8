import { z } from 'zod';
import { Diagnose } from './diagnose.ts';

/** What the child answered. The id is made by the client; sent however often, it is stored once. */
export const Antwoord = z.strictObject({
  id: z.uuid(),
  taakId: z.uuid(),
  opgaveId: z.uuid(),
  /** 1 is the evidence; a second attempt after the explanation and the copying afterwards count for learning only. */
  poging: z.int().min(1).max(9),
  gegeven: z.string().max(200),
  /** Milliseconds from hearing the word to the answer, by the client's steady clock. */
  rtMs: z.int().min(0).max(86_400_000),
  /** The client's clock, ISO 8601; the server keeps its own time beside it. */
  op: z.iso.datetime(),
  /** Hints used before this answer. */
  hints: z.int().min(0).max(9),
});
export type Antwoord = z.infer<typeof Antwoord>;

/** The verdict on an antwoord. */
export const Oordeel = z.object({
  goed: z.boolean(),
  diagnose: Diagnose,
  /** One Dutch sentence for the child; '' when right. */ uitleg: z.string(),
});
export type Oordeel = z.infer<typeof Oordeel>;

/** Stands where a wrong answer of an earlier school year stood: that it was wrong is kept, what was written is not. */
export const SAMENGEVAT = '…';
