import type { Handlers } from '../../platform/http/mount.ts';
import type { SessieService } from './service.ts';

export const sessieRoutes = (sessies: SessieService): Pick<Handlers, 'login' | 'publicKey' | 'logout' | 'mij'> => ({
  login: async ({ body }, context) => {
    const { token, toestel } = await sessies.login(body, context.toestel, context.now);
    if (toestel) context.setToestel(toestel);
    return { token };
  },
  publicKey: () => Promise.resolve(sessies.publicKey),
  logout: async (_input, { actor, now }) => {
    await sessies.logout(actor, now);
    return null;
  },
  mij: async (_input, { actor }) => {
    const wie = await sessies.readMij(actor);
    return { _id: actor.id, role: actor.rol, adminId: actor.adminId, ...wie };
  },
});
