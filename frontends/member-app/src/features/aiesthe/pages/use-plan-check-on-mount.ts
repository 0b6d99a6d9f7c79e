import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useGoBack } from '../../../components/use-go-back.ts'
import { useProvidingDataConsent } from '../../consents/api/use-consents.ts'
import type { PlanFeature, UncheckedFeature } from '../../plans/types.ts'
import { usePlanCheck } from '../../plans/use-plan-check.tsx'

interface Opening {
  open: boolean
  consent: UseQueryResult<boolean>
  /** The server was unreachable; the page shows that in place of its content. */
  unreachable: { error: unknown; onRetry: () => void } | null
  dialog: ReactNode
}

/**
 * Checks on opening a page whether the member's plan includes it; a member who closes the plans goes back. It waits for the consent that my
 * page asks for first, because two dialogs at once would be confusing. It retries when the network is back.
 */
export function usePlanCheckOnMount(feature: PlanFeature, wanted?: UncheckedFeature): Opening {
  const [open, setOpen] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const consent = useProvidingDataConsent()
  const agreed = consent.data
  const { checkPlan, dialog } = usePlanCheck({ onDismissed: useGoBack(), wanted })
  const checkOnce = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const allowed = await checkPlan(feature)
      if (isCurrent()) setOpen(allowed)
    } catch (failure) {
      if (isCurrent()) setError(failure)
    }
  })
  // The error is kept until the next attempt.
  const asking = agreed === true && error === null
  useEffect(() => {
    if (!asking) return
    let current = true
    void checkOnce(() => current)
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
