export { addPastSpans, type PastSpan } from './modules/reports/add-past-spans.sql.ts'
export { addAgency } from './modules/rooms/add-agency.sql.ts'
export { enterprise } from './service.ts'
