const lockName = 'hibiki-play-records'

let lastInThisTab: Promise<unknown> = Promise.resolve()

/**
 * Runs one piece of work at a time over all tabs, so that a waiting report is not sent by each of them.
 * Without Web Locks (pages not served securely) it is one at a time in this tab; the server's one record per play
 * keeps even that harmless.
 */
export function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request(lockName, work)
  const mine = lastInThisTab.then(work)
  lastInThisTab = mine.catch(() => undefined)
  return mine
}
