export { migrate } from './migrate.ts'
export { type Database, openDatabase } from './open-database.ts'
export { provisionSchema } from './provision-schema.ts'
