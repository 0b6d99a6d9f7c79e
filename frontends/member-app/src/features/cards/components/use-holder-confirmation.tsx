import { type ReactNode, useState } from 'react'
import { confirmAtSandbox, type Outcome } from '../api/confirm-at-sandbox.ts'
import type { ConfirmHolder } from '../types.ts'
import { ConfirmationDialog } from './ConfirmationDialog.tsx'

/** The issuer's question to the card's holder, as the sandbox asks it (3-D Secure). Place `dialog` beside the form, not inside. */
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
