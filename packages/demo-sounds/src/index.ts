export type { DemoSound } from './catalogue/demo-sound.ts'
export {
  benchDemoSounds,
  demoSounds,
  estheDemoSounds,
  firstDemoSounds,
  playedDemoSounds,
  smallDemoSounds,
} from './catalogue/index.ts'
export * from './catalogue/master-data.ts'
export { toSearchReading } from './catalogue/readings.ts'
export {
  findTranslatedNames,
  translateSoundNames,
} from './catalogue/translations.ts'
export { toDemoSoundId } from './demo-sound-id.ts'
export { measureDemoSoundRepetition } from './measure-demo-sound-repetition.ts'
export { renderInWorkers } from './render/render-in-workers.ts'
export { createRenderJobs, type RenderedFile, type RenderJob } from './render/render-job.ts'
