import { findPersonalData, personalData } from './personal-data.ts'

/** The member whose data this storage holds; each tab has its own, because a tab may be restored long after the others ended the session. */
const ownerKey = 'hibiki.data-owner'

type Area = 'localStorage' | 'sessionStorage'
type Entry = (typeof personalData)[number]

const areas: readonly Area[] = ['localStorage', 'sessionStorage']

/**
 * How a session ended. An `other-tab` has ended it: that one has cleared what the tabs share. A session that ended `unasked` (expired,
 * revoked, replaced by another login) leaves its unsent work to its member.
 */
export type SessionEndCause = 'logout' | 'unasked' | 'other-tab'

/**
 * Called when a member is known: removes what other members left and what is too old. What a visitor began in this browser, for example a
 * purchase, is from now on the member's.
 */
export function claimDeviceData(memberId: string, nowMs = Date.now()): void {
  ignoreMissingStorage(() => {
    for (const area of areas) {
      const owner = window[area].getItem(ownerKey)
      const isOthers = owner !== null && owner !== memberId
      if (isOthers) removeData(area, (entry) => entry.ends === 'session' && !isOfSession(entry))
      removeData(area, (entry, key) => entry.ends === 'logout' && isOfOther(entry, { area, key, memberId }))
      if (isOthers && area === 'localStorage') deleteSessionCaches()
      window[area].setItem(ownerKey, memberId)
    }
    removeOldData(nowMs)
  })
}

/** Called when nobody is logged in: removes what the last member left. Without one it leaves a visitor's data alone. */
export function releaseDeviceData(cause: SessionEndCause, nowMs = Date.now()): void {
  ignoreMissingStorage(() => {
    for (const area of cause === 'other-tab' ? (['sessionStorage'] as const) : areas) {
      const hadMember = cause === 'logout' || window[area].getItem(ownerKey) !== null
      if (!hadMember) continue
      removeData(area, ({ ends }) => ends === 'session' || (ends === 'logout' && cause !== 'unasked'))
      if (area === 'localStorage') deleteSessionCaches()
    }
    removeOldData(nowMs)
  })
}

/** What the session itself stores belongs to the member who has just logged in. */
const isOfSession = ({ name }: Entry): boolean => name.startsWith('hibiki.session.')

function isOfOther(
  entry: Entry,
  { area, key, memberId }: { area: Area; key: string; memberId: string },
): boolean {
  if (!entry.ownerField) return !key.startsWith(`${entry.name}${memberId}`)
  const owner = readStored(area, key)?.[entry.ownerField] ?? null
  return owner !== null && owner !== memberId
}

function removeOldData(nowMs: number): void {
  removeData('localStorage', ({ maxAgeMs }, key) => {
    if (maxAgeMs === undefined) return false
    const ageMs = nowMs - Number(readStored('localStorage', key)?.savedAtMs)
    return !(ageMs >= 0 && ageMs <= maxAgeMs)
  })
}

function removeData(area: Area, matches: (entry: Entry, key: string) => boolean): void {
  for (const key of Object.keys(window[area])) {
    const entry = findPersonalData(area, key)
    if (entry && matches(entry, key)) window[area].removeItem(key)
  }
}

function readStored(area: Area, key: string): Record<string, unknown> | null {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null') as Record<string, unknown> | null
  } catch {
    return null
  }
}

/** Browsers have no Cache API outside secure pages. */
function deleteSessionCaches(): void {
  if (!('caches' in globalThis)) return
  for (const { storage, ends, name } of personalData)
    if (storage === 'caches' && ends === 'session') void caches.delete(name).catch(() => undefined)
}

function ignoreMissingStorage(work: () => void): void {
  try {
    work()
  } catch {
    // Without storage, or where it is full, there is nothing of the last member either, or it stays until the next start.
  }
}
