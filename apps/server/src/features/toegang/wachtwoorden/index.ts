export { foldGroepscode, plaatjesGeheim } from './geheimen.ts';
export { createKinderenService } from './kinderen.ts';
export { kinderenRoutes, wachtwoordRoutes } from './routes.ts';
export { createWachtwoordService } from './service.ts';
