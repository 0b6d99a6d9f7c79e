export type { DemoSound } from './catalogue/demo-sound.ts'
export {
  benchDemoSounds,
  demoSounds,
  estheDemoSounds,
  firstDemoSounds,
  heardDemoSounds,
  smallDemoSounds,
} from './catalogue/index.ts'
export * from './catalogue/master-data.ts'
export { readingOf } from './catalogue/readings.ts'
export { otherNames, soundNames } from './catalogue/translations.ts'
export { demoSoundId } from './demo-sound-id.ts'
export { measureDemoSound } from './measure-demo-sound.ts'
export { renderInWorkers } from './render/render-in-workers.ts'
export { type RenderedFile, type RenderJob, renderJobsOf } from './render/render-job.ts'
