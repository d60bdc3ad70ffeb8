export { dicteeRoutes } from './routes.ts';
export { createDicteeService, type DicteeService } from './service.ts';
