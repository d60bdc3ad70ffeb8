/** An adult hands this tab to a child and sits beside it. Hers waits for her password meanwhile (the server says 409). */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { call } from '../api/call.ts';
import { markNaast } from './naast-tab.ts';
import { handOver } from './session.ts';
import type { User } from './user.ts';
import { verifyToken } from './verify-token.ts';

/** Whoever calls it leaves the page at once. */
export async function loginNaast(params: Input<Api['beginNaast']>['params'], minuten: number, pin?: string): Promise<User> {
  const { token } = await call('beginNaast', { params, body: { minuten, ...(pin !== undefined && { pin }) } });
  const user = await verifyToken(token);
  const { pathname } = window.location;
  handOver(token, user);
  markNaast(token, pathname);
  return user;
}
