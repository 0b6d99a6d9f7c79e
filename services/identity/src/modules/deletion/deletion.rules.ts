const dayMs = 24 * 60 * 60_000
const daysToUndo = 7
const confirmWithinMs = 60 * 60_000

export function deletionTime(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + daysToUndo * dayMs)
}

/** People erased before this moment should have been confirmed by every service. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - confirmWithinMs)
}

const erasureLine = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\S+)$/

/** One line for each person: id and moment. */
export function formatErasures(people: readonly { userId: string; erasedAt: Date }[]): string {
  return people.map(({ userId, erasedAt }) => `${userId} ${erasedAt.toISOString()}\n`).join('')
}

/** Ids of `formatErasures`' text. Throws on a line that is anything else: a file cut short must not pass as whole. */
export function parseErasures(text: string): string[] {
  if (text !== '' && !text.endsWith('\n')) throw new Error('the last line is cut short')
  return text
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      const [, userId, at = ''] = erasureLine.exec(line) ?? []
      if (userId === undefined || Number.isNaN(Date.parse(at)))
        throw new Error(`line ${index + 1} is not an id and a moment`)
      return userId
    })
}
