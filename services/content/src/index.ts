export type { SoundDetails } from './modules/catalogue/sound-details.ts'
export type { PlayReport } from './modules/plays/play-ledger.rules.ts'
export { createPlayReportWriter as createRecordWriter } from './modules/plays/play-report-writer.ts'
export { importSounds, type SoundToImport as ImportedSound } from './modules/uploads/import-sounds.ts'
export {
  createMp3Inspector as createInspector,
  type Mp3Inspector as Inspector,
} from './modules/uploads/inspect/mp3-inspector.ts'
export { content } from './service.ts'
export type { ContentTables } from './tables.ts'
