export {
  createAudio,
  isGeblokkeerd,
  readAudio,
  readAudioBestand,
  type AudioBestand,
  type AudioIndex,
  type Plekken,
  type Plekstand,
} from './audio.ts';
export { may } from './policy.ts';
export { spraakRoutes } from './routes.ts';
export { createSpraakService, toBestand, type EigenWoord, type SpraakService } from './service.ts';
