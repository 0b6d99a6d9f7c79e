export { countMissingDemoSounds, seedDemoSounds } from './modules/demo/seed.ts'
export { content } from './service.ts'
export type { ContentTables } from './tables.ts'
