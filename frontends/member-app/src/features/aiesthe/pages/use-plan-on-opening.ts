import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useGoBack } from '../../../components/use-go-back.ts'
import { useProvidingData } from '../../consents/api/use-consents.ts'
import type { PlanFeature } from '../../plans/types.ts'
import { usePlanCheck } from '../../plans/use-plan-check.tsx'

interface Opening {
  open: boolean
  consent: UseQueryResult<boolean>
  /** The server could not be reached: the page says so in its place. */
  unreachable: { error: unknown; onRetry: () => void } | null
  dialog: ReactNode
}

/**
 * Asks on opening a page whether the member's plan has it; who closes the plans instead goes back. It waits for the consent,
 * which my page asks for first: two dialogs at once are one too many. Without a network it asks again when that is back.
 */
export function usePlanOnOpening(feature: PlanFeature): Opening {
  const [open, setOpen] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const consent = useProvidingData(true)
  const agreed = consent.data
  const { checkPlan, dialog } = usePlanCheck(useGoBack())
  const askOnce = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const allowed = await checkPlan(feature)
      if (isCurrent()) setOpen(allowed)
    } catch (failure) {
      if (isCurrent()) setError(failure)
    }
  })
  // A failure waits for the next try.
  const asking = agreed === true && error === null
  useEffect(() => {
    if (!asking) return
    let current = true
    void askOnce(() => current)
    return () => {
      current = false
    }
  }, [asking])
  useEffect(() => {
    if (error === null) return
    const onOnline = () => setError(null)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [error])
  return {
    open: open && agreed === true,
    consent,
    unreachable: error === null ? null : { error, onRetry: () => setError(null) },
    dialog,
  }
}
