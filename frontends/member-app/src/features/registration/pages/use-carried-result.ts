import { useMemo, useState } from 'react'
import type { CurrentUser } from '../../session/types.ts'
import { clearCarriedResult, findCarriedResult, keepAgreedResult } from '../../stress-check/carried-result.ts'
import { useSaveCarriedResult } from '../../stress-check/use-save-carried-result.ts'

/**
 * The result of the stress check that the visitor with this address brought along, and whether they agreed to save it. Only then is it sent.
 *
 * @param email null until the link of the mail has told it
 */
export function useCarriedResult(email: string | null) {
  const save = useSaveCarriedResult()
  const carried = useMemo(() => (email === null ? null : findCarriedResult(email, Date.now())), [email])
  const [agreed, setAgreed] = useState(false)

  /** Called once the account exists. A member who must create a passkey first saves the result after it. */
  function onRegistered(user: CurrentUser | null): void {
    if (!carried || !agreed) clearCarriedResult()
    else if (user?.passkeyMissing) keepAgreedResult(Date.now())
    else void save(carried, { isLoggedIn: user !== null })
  }
  return { carried, agreed, setAgreed, onRegistered }
}
