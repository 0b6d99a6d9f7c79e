import { DAY_MS } from '@hibiki/calendar'

const DAYS_TO_UNDO = 7
const CONFIRM_WITHIN_MS = 60 * 60_000

export function computeDeletionTime(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + DAYS_TO_UNDO * DAY_MS)
}

/** Returns the time before which every service should have confirmed an erasure. */
export function computeConfirmationCutoff(now: Date): Date {
  return new Date(now.getTime() - CONFIRM_WITHIN_MS)
}

const erasureLine = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\S+)$/

type Erasures = readonly { userId: string; erasedAt: Date }[]

/** Returns one line per member: id and time. */
export function formatErasureLines(people: Erasures): string {
  return people.map(({ userId, erasedAt }) => `${userId} ${erasedAt.toISOString()}\n`).join('')
}

/** Returns the last line of a list, which states its length. */
export function formatErasuresSummary(count: number): string {
  return `saved ${count} erasures`
}

/** Formats the list as a file: `formatErasureLines`, and last their number, as the command also prints it. */
export function formatErasuresFile(people: Erasures): string {
  return `${formatErasureLines(people)}identity: ${formatErasuresSummary(people.length)}\n`
}

/**
 * Returns the ids in the text of `formatErasuresFile`. Throws on any other line, and when the last one is missing, because a list
 * that was cut short must not pass as complete.
 */
export function parseErasuresFile(text: string): string[] {
  const lines = text.split('\n').slice(0, -2)
  if (!text.endsWith(`identity: ${formatErasuresSummary(lines.length)}\n`))
    throw new Error('the list is cut short')
  return lines.map((line, index) => {
    const [, userId, at = ''] = erasureLine.exec(line) ?? []
    if (userId === undefined || Number.isNaN(Date.parse(at)))
      throw new Error(`line ${index + 1} is not an id and a moment`)
    return userId
  })
}
