export { mailtemplateRoutes } from './routes.ts';
export { countKapot, createMailtemplateService } from './service.ts';
