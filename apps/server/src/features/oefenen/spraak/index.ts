export {
  createAudio,
  isGeblokkeerd,
  readAudio,
  readAudioBestand,
  type AudioBestand,
  type AudioIndex,
  type Luistervraag,
  type Plekken,
  type Plekstand,
} from './audio.ts';
export { may } from './policy.ts';
export { spraakRoutes } from './routes.ts';
export { createSpraakService, toBestand, type EigenSpraak, type EigenWoord, type SpraakService } from './service.ts';
