import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { api } from '../../../lib/api/client.ts'
import { clearCarriedResult, findCarriedResult } from '../../stress-check/carried-result.ts'

/**
 * The result of the stress check that the visitor with this address brought along, and whether they agreed to save it. Only then is it sent.
 *
 * @param email null until the link of the mail has told it
 */
export function useCarriedResult(email: string | null) {
  const { t } = useTranslation('registration')
  const alert = useAlert()
  const carried = useMemo(() => (email === null ? null : findCarriedResult(email, Date.now())), [email])
  const [agreed, setAgreed] = useState(false)

  /** Called once the account exists; after that the device no longer knows the result. */
  async function onRegistered({ isLoggedIn }: { isLoggedIn: boolean }): Promise<void> {
    clearCarriedResult()
    if (!carried || !agreed) return
    const { score, requestKey } = carried
    try {
      if (!isLoggedIn) throw new Error('nobody is logged in')
      await api.POST('/stress-check/save', {
        body: { score, forChoice: false },
        headers: { 'Idempotency-Key': requestKey },
      })
      alert({ text: t('stressResultSaved'), isNotice: true })
    } catch {
      alert({ text: t('stressResultNotSaved') })
    }
  }
  return { carried, agreed, setAgreed, onRegistered }
}
