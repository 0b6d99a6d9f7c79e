import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useGoBack } from '../../../components/use-go-back.ts'
import { useProvidingData } from '../../consents/api/use-consents.ts'
import type { PlanFeature } from '../../plans/types.ts'
import { usePlanGate } from '../../plans/use-plan-gate.tsx'

interface Opening {
  open: boolean
  consent: UseQueryResult<boolean>
  dialog: ReactNode
}

/**
 * Asks on opening a page whether the member's plan has it; who closes the plans instead goes back (D1§2). It waits for the consent,
 * which my page asks for first: two dialogs at once are one too many.
 */
export function usePlanOnOpening(feature: PlanFeature): Opening {
  const [open, setOpen] = useState(false)
  const consent = useProvidingData(true)
  const agreed = consent.data
  const { ask, dialog } = usePlanGate(useGoBack())
  const askOnce = useEffectEvent(async (isCurrent: () => boolean) => {
    const allowed = await ask(feature)
    if (isCurrent()) setOpen(allowed)
  })
  useEffect(() => {
    if (agreed !== true) return
    let current = true
    void askOnce(() => current)
    return () => {
      current = false
    }
  }, [agreed])
  return { open: open && agreed === true, consent, dialog }
}
