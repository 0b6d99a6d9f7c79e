import { type ReactNode, useState } from 'react'
import { confirmAtSandbox, type Outcome } from '../api/confirm-at-sandbox.ts'
import type { ConfirmHolder } from '../types.ts'
import { ConfirmationDialog } from './ConfirmationDialog.tsx'

/** Shows the card's holder the issuer's confirmation (3-D Secure), as the sandbox does. Place `dialog` beside the form, not inside. */
export function useHolderConfirmation(confirmUrl: string): {
  confirmHolder: ConfirmHolder
  dialog: ReactNode
} {
  const [decide, setDecide] = useState<((outcome: Outcome) => void) | null>(null)

  const confirmHolder: ConfirmHolder = async ({ clientSecret }) => {
    const outcome = await new Promise<Outcome>((resolve) => setDecide(() => resolve))
    setDecide(null)
    await confirmAtSandbox(confirmUrl, { clientSecret, outcome })
  }
  return { confirmHolder, dialog: decide && <ConfirmationDialog onDecide={decide} /> }
}
