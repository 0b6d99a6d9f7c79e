export type { DemoSound } from './catalogue/demo-sound.ts'
export {
  benchDemoSounds,
  demoSounds,
  estheDemoSounds,
  firstDemoSounds,
  playedDemoSounds as heardDemoSounds,
  smallDemoSounds,
} from './catalogue/index.ts'
export * from './catalogue/master-data.ts'
export { toSearchReading as readingOf } from './catalogue/readings.ts'
export {
  findTranslatedNames as otherNames,
  translateSoundNames as soundNames,
} from './catalogue/translations.ts'
export { toDemoSoundId as demoSoundId } from './demo-sound-id.ts'
export { measureDemoSoundRepetition as measureDemoSound } from './measure-demo-sound-repetition.ts'
export { renderInWorkers } from './render/render-in-workers.ts'
export { createRenderJobs as renderJobsOf, type RenderedFile, type RenderJob } from './render/render-job.ts'
