import { readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { runTransactionWithRetry } from '@hibiki/database'
import { appendToOutbox } from '@hibiki/messaging'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import {
  formatErasureLines,
  formatErasuresFile,
  formatErasuresSummary,
  parseErasuresFile,
} from './deletion.rules.ts'
import { isErased, listErasuresSince } from './deletions.sql.ts'
import { eraseAccount } from './erase-account.ts'

/**
 * Writes the ids of members erased since a time to a file: `node src/server.ts list-erasures <since> <file>`. Run it on what is
 * newer than the backup that is about to be restored: the damaged database, or the archive restored to its end.
 * @param words the time, and the file, or `-` for standard output where files cannot be written (a container)
 * @returns the last line of the list, which `runService` prints, so that a list that was cut short lacks it
 * @throws Error when `since` is malformed, no file is named, or it exists
 */
export async function writeErasures(
  { db }: IdentityContext,
  [since = '', file = '']: readonly string[],
): Promise<string> {
  const from = new Date(since)
  if (file === '' || Number.isNaN(from.getTime()))
    throw new Error('give a moment like 2026-11-01T00:00:00Z and a file, or - for standard output')
  const people = await listErasuresSince(db, from)
  if (file === '-') process.stdout.write(formatErasureLines(people))
  else await writeFile(file, formatErasuresFile(people), { flag: 'wx', mode: 0o600 })
  return formatErasuresSummary(people.length)
}

/**
 * Erases again the members whom a restored backup brought back: `node src/server.ts replay-erasures <file>`. Every service is
 * asked to do the same, even for members whom this backup does not contain, because its own backup may be older. It may be
 * repeated.
 * @param words the file that `list-erasures` wrote, or `-` for standard input
 * @throws Error when the file cannot be read or is no complete list: then nobody was erased
 */
export async function replayErasures(
  context: IdentityContext,
  [file = '']: readonly string[],
): Promise<string> {
  if (file === '') throw new Error('give the file that list-erasures wrote, or - for standard input')
  const people = parseErasuresFile(file === '-' ? await text(process.stdin) : await readFile(file, 'utf8'))
  let again = 0
  for (const userId of people) if (await replayOne(context, userId)) again++
  return `erased ${again} people again, asked every service to erase ${people.length}`
}

/** @returns whether the member was still in the database, or again */
function replayOne(context: IdentityContext, userId: string): Promise<boolean> {
  return runTransactionWithRetry(context.db, async (trx: Trx) => {
    const now = context.clock()
    if (!(await isErased(trx, userId))) {
      await eraseAccount(trx, context, { userId, actorId: null, now })
      return true
    }
    const payload = { userId, at: now.toISOString() }
    await appendToOutbox(trx, [{ subject: 'identity.person-deleted.v1', payload }])
    return false
  })
}
