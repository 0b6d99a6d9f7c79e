import { type ReactNode, useState } from 'react'
import { type HolderDecision, sendHolderDecisionToSandbox } from '../api/send-holder-decision-to-sandbox.ts'
import type { HolderConfirmer } from '../types.ts'
import { HolderConfirmationDialog } from './HolderConfirmationDialog.tsx'

/** Shows the card's holder the issuer's confirmation (3-D Secure), as the sandbox does. Place `dialog` beside the form, not inside. */
export function useHolderConfirmation(confirmUrl: string): {
  confirmHolder: HolderConfirmer
  dialog: ReactNode
} {
  const [decide, setDecide] = useState<((outcome: HolderDecision) => void) | null>(null)

  const confirmHolder: HolderConfirmer = async ({ clientSecret }) => {
    const outcome = await new Promise<HolderDecision>((resolve) => setDecide(() => resolve))
    setDecide(null)
    await sendHolderDecisionToSandbox(confirmUrl, { clientSecret, outcome })
  }
  return { confirmHolder, dialog: decide && <HolderConfirmationDialog onDecide={decide} /> }
}
