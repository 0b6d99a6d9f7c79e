import { useEffect, useSyncExternalStore } from 'react'
import { api, unwrap } from '../../lib/api/client.ts'
import { useSession } from '../session/session-context.ts'
import { DEFAULT_SCALE, findNextScale, isValidScale, mergeScales } from './rules.ts'
import { scaleStore } from './scale-store.ts'

/** A failed save is ignored: this browser keeps the choice, and only other devices do not learn of it. */
const saveQuietly = (scale: number) =>
  void api.POST('/page-size/set-scale', { params: { query: { scale } } }).catch(() => undefined)

/** Returns the current scale and a step function that returns false at the limit. A member's scale is saved in the account. */
export function usePageZoom() {
  const scale = useSyncExternalStore(scaleStore.subscribe, scaleStore.get)
  const { user } = useSession()
  const stepScale = (direction: 1 | -1): boolean => {
    const next = findNextScale(scale, direction)
    if (next === null) return false
    scaleStore.set(next, user?.id ?? null)
    if (user) saveQuietly(next)
    return true
  }
  return { scale, step: stepScale }
}

/**
 * Applies the browser's scale at start and the account's after a login. A visitor's choice moves into the account; one left behind by
 * another member does not.
 */
export function useSyncPageZoom(): void {
  const { user } = useSession()
  const memberId = user?.passkeyMissing ? undefined : user?.id
  useEffect(() => scaleStore.apply(), [])
  useEffect(() => {
    if (!memberId) return
    const before = scaleStore.get()
    const chosen = scaleStore.isVisitors() ? before : DEFAULT_SCALE
    let current = true
    unwrap(api.GET('/page-size/scale')).then(
      (account) => {
        // A choice that the member made while the response was on its way wins.
        if (!current || !isValidScale(account) || scaleStore.get() !== before) return
        const { scale, save } = mergeScales(account, chosen)
        scaleStore.set(scale, memberId)
        if (save) saveQuietly(scale)
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [memberId])
}
