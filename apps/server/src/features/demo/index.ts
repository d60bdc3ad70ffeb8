export { seedDemo } from './service.ts';
