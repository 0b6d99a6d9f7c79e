export {
  addPastPlaySpans,
  type PastPlaySpan,
} from './modules/reports/add-past-play-spans.sql.ts'
export { addAgency } from './modules/rooms/add-agency.sql.ts'
export { enterprise } from './service.ts'
