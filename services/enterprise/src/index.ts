export { addAgency } from './modules/rooms/add-agency.sql.ts'
export { enterprise } from './service.ts'
