import type { ChildProcess } from 'node:child_process'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { PostgresError } from './postgres-error.ts'

const TIMEOUT_MS = 30_000
const INVALID_PASSWORD = '28P01'

/**
 * Resolves once the server accepts the superuser's connections.
 *
 * @param options.logStart where this start begins in the log, in bytes
 * @throws PostgresError as soon as the server has ended or rejects the password, quoting its last message
 */
export async function waitUntilPostgresReady(options: {
  url: string
  server: ChildProcess
  clusterFolder: string
  logFile: string
  logStart: number
}): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: options.url, application_name: 'embedded-postgres' })
    try {
      await client.connect()
      return
    } catch (error) {
      if ((error as { code?: string }).code === INVALID_PASSWORD) {
        throw new PostgresError(
          `The database in ${options.clusterFolder} has another password than this start. Restore the secrets that were ` +
            'made with it, or start with a new folder: DATA_DIR=/some/other/path npm start',
        )
      }
      if (hasEnded(options.server) || performance.now() > deadline) throw notStarted(options)
      await delay(30)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** A server that aborts, as it does on a broken pg_control, ends by a signal and has no exit code. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function notStarted({
  logFile,
  logStart,
  clusterFolder,
}: {
  clusterFolder: string
  logFile: string
  logStart: number
}): PostgresError {
  const reason = lastFailure(logFile, logStart)
  return new PostgresError(
    `The database in ${clusterFolder} does not start${reason === null ? '' : `: ${reason}`}. ` +
      `${logFile} says more. If the folder is damaged, restore it from a copy, ` +
      'or start with a new one: DATA_DIR=/some/other/path npm start',
  )
}

/** The last message of the server that ended it, with its details; null when it wrote none. */
function lastFailure(file: string, start: number): string | null {
  const lines = readFrom(file, start).split('\n')
  const last = lines.findLastIndex((line) => /\b(FATAL|PANIC):/.test(line))
  if (last < 0) return null
  const detail = /\bDETAIL: +(.*)$/.exec(lines[last + 1] ?? '')?.[1]
  const message = (lines[last] ?? '').replace(/^.*?\b(FATAL|PANIC): +/, '')
  return detail === undefined ? message : `${message} (${detail.replace(/\.$/, '')})`
}

function readFrom(file: string, start: number): string {
  const descriptor = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(descriptor).size - start))
    readSync(descriptor, bytes, 0, bytes.length, start)
    return bytes.toString('utf8')
  } finally {
    closeSync(descriptor)
  }
}
