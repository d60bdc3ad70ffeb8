export { leerlingbeheerRoutes } from './routes.ts';
export { addLeerling, createLeerlingbeheerService, type LeerlingbeheerService } from './service.ts';
