import type { Schoolbegin } from '@spelrijk/contract/schoolbegin';
import { notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface SchoolbeginDeps {
  readonly database: Database;
}

export async function readSchoolbegin({ database }: SchoolbeginDeps, { actor }: Caller, adminId: string): Promise<Schoolbegin> {
  demand(may(actor.rol, 'school.begin'), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound();
  return store.readBegin(database.own, adminId, actor.id);
}
