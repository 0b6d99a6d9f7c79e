export { cached } from './cached.ts'
export { createIndexConcurrently } from './create-index-concurrently.ts'
export { grantRuntimeRole, toOwnerRole } from './grant-runtime-role.ts'
export { createGroupCommit, type GroupCommit } from './group-commit.ts'
export { migrate, requireMigrationsApplied } from './migrate.ts'
export {
  createMonthlyPartitions,
  type MonthlyPartitionsDefinition,
  maintainMonthlyPartitions,
} from './monthly-partitions.ts'
export { toNameOrder } from './name-order.sql.ts'
export {
  type Database,
  ignoreConnectionErrors,
  openDatabase,
} from './open-database.ts'
export { prepareQuery } from './prepare-query.ts'
export { provisionSchema, provisionSchemas } from './provision-schema.ts'
export { readFolderMigrations } from './read-folder-migrations.ts'
export { runInBatches } from './run-in-batches.ts'
export { runLongQuery } from './run-long-query.ts'
export { runTransactionWithRetry } from './run-transaction-with-retry.ts'
export { withTimeout } from './with-timeout.ts'
