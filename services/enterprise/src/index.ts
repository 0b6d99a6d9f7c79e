export {
  addPastPlaySpans as addPastSpans,
  type PastPlaySpan as PastSpan,
} from './modules/reports/add-past-play-spans.sql.ts'
export { addAgency } from './modules/rooms/add-agency.sql.ts'
export { enterprise } from './service.ts'
