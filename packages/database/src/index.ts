export { migrate } from './migrate.ts'
export { type Database, openDatabase, surviveLostConnections } from './open-database.ts'
export { provisionSchema } from './provision-schema.ts'
