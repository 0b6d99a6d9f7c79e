export { findFreePort } from './find-free-port.ts'
export { PostgresError } from './postgres-error.ts'
export {
  findParentPid as findParent,
  readCommandLine,
  readProcessStart as startOf,
  waitForProcessEnd as waitForEnd,
} from './processes.ts'
export { findServerUser } from './server-user.ts'
export { type PostgresServer, startPostgres } from './start-postgres.ts'
