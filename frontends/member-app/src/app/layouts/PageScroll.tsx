import { useEffect, useLayoutEffect, useState } from 'react'
import { ScrollRestoration } from 'react-router-dom'
import { useSession } from '../../features/session/session-context.ts'

const storageKey = 'hibiki.scroll-positions'

/** Opens each page where it was left, and forgets where the pages of a member were left when their session ends. */
export function PageScroll() {
  const memberId = useSession().user?.id ?? null
  const [lastMemberId, setLastMemberId] = useState(memberId)
  const [sessionsEnded, setSessionsEnded] = useState(0)
  if (memberId !== lastMemberId) {
    setLastMemberId(memberId)
    if (lastMemberId !== null) setSessionsEnded(sessionsEnded + 1)
  }
  return (
    <>
      {sessionsEnded > 0 && <ForgetPositions key={`forget ${sessionsEnded}`} />}
      {/* A newly loaded page has no key of its own: its path stands in, or it would open where another page was left. */}
      <ScrollRestoration
        key={sessionsEnded}
        storageKey={storageKey}
        getKey={({ key, pathname }) => (key === 'default' ? pathname : key)}
      />
    </>
  )
}

/** The router remembers all positions in a variable, which a new `ScrollRestoration` replaces by what is stored when it is mounted. */
function ForgetPositions() {
  useLayoutEffect(() => store('{}'), [])
  useEffect(() => store(null), [])
  return null
}

function store(positions: string | null): void {
  try {
    if (positions === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, positions)
  } catch {
    // Without storage the positions go with the page.
  }
}
