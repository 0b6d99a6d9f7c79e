export { findFreePort } from './find-free-port.ts'
export { PostgresError } from './postgres-error.ts'
export {
  findParentPid,
  readCommandLine,
  readProcessStart,
  waitForProcessEnd,
} from './processes.ts'
export { findServerUser } from './server-user.ts'
export { type PostgresServer, startPostgres } from './start-postgres.ts'
