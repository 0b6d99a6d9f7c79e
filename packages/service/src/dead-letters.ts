import type { Database } from '@hibiki/database'
import {
  type DeadLetterReplay,
  listDeadLetters,
  requestDeadLetterReplay,
  waitForDeadLetterReplays,
} from '@hibiki/messaging'
import type { AnyServiceContext, ServiceTables } from './context.ts'
import type { Service } from './define-service.ts'
import { openCommandDatabase } from './open-command-database.ts'
import type { Settings } from './settings/read-settings.ts'

const MAX_LISTED = 100

/** The maximum number of letters that `replay all` takes, so that it ends. */
const MAX_REPLAYED = 1_000

/** Replicas take what is due within seconds, and make four of their six attempts in this time. */
const MAX_WAIT_MS = 60_000

const MAX_REASON_LENGTH = 200

/**
 * Lists what the consumers of a service gave up on, `node src/server.ts dead-letters`, the oldest 100.
 *
 * @returns a line that counts them, and one each: id, moment, consumer, subject, reason
 * @throws Error when a setting is wrong
 */
export async function readDeadLetterReport<Context extends AnyServiceContext>(
  service: Pick<Service<Context>, 'name'>,
  settings: Settings,
): Promise<string> {
  const { database } = openCommandDatabase(service.name, settings, 'dead-letters')
  try {
    const { letters, total } = await listDeadLetters(database, MAX_LISTED)
    const lines = letters.map(({ id, parkedAt, consumer, subject, reason }) =>
      [id, parkedAt.toISOString(), consumer, subject, inOneLine(reason)].join('  '),
    )
    const head = `dead letters: ${total}${total > letters.length ? `, the oldest ${letters.length} of them` : ''}`
    return [head, ...lines].join('\n')
  } finally {
    await database.close()
  }
}

/**
 * Lets running replicas handle dead letters again, `node src/server.ts replay <id> …` or `replay all` (the oldest 1,000), and waits for the
 * outcome. Each letter is a transaction of its own: none delays or undoes another, and one that takes longer continues without this
 * command.
 *
 * @returns the number that took effect
 * @throws Error with that number and a line for each failure; or when an id is malformed, or a setting is wrong
 */
export async function replayDeadLetters<Context extends AnyServiceContext>(
  service: Pick<Service<Context>, 'name'>,
  settings: Settings,
  words: readonly string[],
  options: { timeoutMs: number } = { timeoutMs: MAX_WAIT_MS },
): Promise<string> {
  checkWords(words)
  const { database } = openCommandDatabase(service.name, settings, 'replay')
  try {
    const { ids, left } = await chooseLetters(database, words)
    const [asked, problems]: [string[], string[]] = [[], []]
    for (const id of ids) {
      if (await requestDeadLetterReplay(database, id)) asked.push(id)
      // With `all`, a missing letter was replayed by somebody else or erased with its person.
      else if (!isAll(words)) problems.push(`no dead letter ${id} waits for a replay`)
    }
    const undone = (await waitForDeadLetterReplays(database, asked, options)).filter(
      ({ state }) => state !== 'replayed',
    )
    const total = asked.length + problems.length
    const head = `replayed ${asked.length - undone.length} of ${total}${left > 0 ? `; ${left} more wait` : ''}`
    problems.push(...undone.map(describeUndone))
    if (problems.length > 0) throw new Error([head, ...problems].join('\n'))
    return head
  } finally {
    await database.close()
  }
}

const isAll = (words: readonly string[]) => words.length === 1 && words[0] === 'all'

function checkWords(words: readonly string[]): void {
  if (words.length === 0) throw new Error('replay needs the ids of dead letters, or the word all')
  if (isAll(words)) return
  for (const word of words)
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(word))
      throw new Error(`${word} is no id of a dead letter; dead-letters lists them`)
}

async function chooseLetters(
  database: Database<ServiceTables>,
  words: readonly string[],
): Promise<{ ids: string[]; left: number }> {
  if (!isAll(words)) return { ids: [...new Set(words)], left: 0 }
  const { letters, total } = await listDeadLetters(database, MAX_REPLAYED)
  return { ids: letters.map(({ id }) => id), left: total - letters.length }
}

function describeUndone({ id, consumer, state, failures, reason }: DeadLetterReplay): string {
  if (state === 'failed') return `failed again: ${id} ${consumer}: ${inOneLine(reason)}`
  const attempts = failures === 0 ? 'no copy has finished an attempt' : `attempts failed so far: ${failures}`
  return `not done yet: ${id} ${consumer}: ${attempts}`
}

/** A reason may quote an event, with whatever would move the cursor of a terminal. */
function inOneLine(reason: string): string {
  return reason.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, MAX_REASON_LENGTH)
}
