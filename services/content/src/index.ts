export type { SoundDetails } from './modules/catalogue/sound-details.ts'
export type { PlayReport } from './modules/plays/play-ledger.rules.ts'
export { createPlayReportWriter } from './modules/plays/play-report-writer.ts'
export { importSounds, type SoundToImport } from './modules/uploads/import-sounds.ts'
export {
  createMp3Inspector,
  type Mp3Inspector,
} from './modules/uploads/inspect/mp3-inspector.ts'
export { content } from './service.ts'
export type { ContentTables } from './tables.ts'
