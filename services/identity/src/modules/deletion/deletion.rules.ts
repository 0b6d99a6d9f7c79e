import { DAY_MS } from '@hibiki/calendar'

const DAYS_TO_UNDO = 7
const CONFIRM_WITHIN_MS = 60 * 60_000

export function deletionTime(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + DAYS_TO_UNDO * DAY_MS)
}

/** People erased before this moment should have been confirmed by every service. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - CONFIRM_WITHIN_MS)
}

const erasureLine = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\S+)$/

type Erasures = readonly { userId: string; erasedAt: Date }[]

/** One line for each person: id and moment. */
export function erasureLines(people: Erasures): string {
  return people.map(({ userId, erasedAt }) => `${userId} ${erasedAt.toISOString()}\n`).join('')
}

/** What ends a list. */
export function erasuresSaved(count: number): string {
  return `saved ${count} erasures`
}

/** The list as a file: `erasureLines`, and last how many there are, as the command also prints it. */
export function formatErasures(people: Erasures): string {
  return `${erasureLines(people)}identity: ${erasuresSaved(people.length)}\n`
}

/** Ids of `formatErasures`' text. Throws on a line that is anything else, and without its last: a list cut short must not pass as whole. */
export function parseErasures(text: string): string[] {
  const lines = text.split('\n').slice(0, -2)
  if (!text.endsWith(`identity: ${erasuresSaved(lines.length)}\n`)) throw new Error('the list is cut short')
  return lines.map((line, index) => {
    const [, userId, at = ''] = erasureLine.exec(line) ?? []
    if (userId === undefined || Number.isNaN(Date.parse(at)))
      throw new Error(`line ${index + 1} is not an id and a moment`)
    return userId
  })
}
