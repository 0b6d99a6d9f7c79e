export { cached } from './cached.ts'
export { createIndexConcurrently } from './create-index-concurrently.ts'
export { grantRuntimeRole, toOwnerRole } from './grant-runtime-role.ts'
export { createGroupCommit, type GroupCommit } from './group-commit.ts'
export { expectMigrations, migrate } from './migrate.ts'
export {
  createMonthlyPartitions,
  type MonthlyPartitions,
  maintainMonthlyPartitions,
} from './monthly-partitions.ts'
export { type Database, openDatabase, surviveLostConnections } from './open-database.ts'
export { provisionSchema, provisionSchemas } from './provision-schema.ts'
export { readFolderMigrations } from './read-folder-migrations.ts'
export { runInBatches } from './run-in-batches.ts'
export { runLongQuery } from './run-long-query.ts'
export { runTransaction } from './run-transaction.ts'
export { withTimeout } from './with-timeout.ts'
