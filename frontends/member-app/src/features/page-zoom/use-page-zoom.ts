import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../session/session-context.ts'
import { fetchScale } from './api/fetch-scale.ts'
import { saveScale } from './api/save-scale.ts'
import { isScale, mergeScales, nextScale } from './rules.ts'
import { scaleStore } from './scale-store.ts'

/** A failed save costs nothing but the other devices' knowledge of it; this browser keeps the choice. */
const saveQuietly = (scale: number) => void saveScale(scale).catch(() => undefined)

/** The current scale and a step that answers false at the limit. Members keep it in their account. */
export function usePageZoom() {
  const scale = useSyncExternalStore(scaleStore.subscribe, scaleStore.get)
  const { status } = useSession()
  const step = (direction: 1 | -1): boolean => {
    const next = nextScale(scale, direction)
    if (next === null) return false
    scaleStore.set(next)
    if (status === 'member') saveQuietly(next)
    return true
  }
  return { scale, step }
}

/** Applies the browser's scale at start and merges it with the account's when a member is here (D-180). */
export function usePageZoomOfMember(): void {
  const { user } = useSession()
  const memberId = user?.id
  useEffect(() => scaleStore.apply(), [])
  useEffect(() => {
    if (!memberId) return
    let current = true
    fetchScale().then(
      (account) => {
        if (!current || !isScale(account)) return
        const { scale, save } = mergeScales(account, scaleStore.get())
        scaleStore.set(scale)
        if (save) saveQuietly(scale)
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [memberId])
}
