import { useTranslation } from 'react-i18next'
import { useAlert } from '../../components/alert/alert-context.ts'
import { api } from '../../lib/api/client.ts'
import { type CarriedResult, clearCarriedResult } from './carried-result.ts'

/** Saves the result that a new member has brought along and agreed to save, and says how that went; the device forgets it in any case. */
export function useSaveCarriedResult() {
  const { t } = useTranslation('registration')
  const alert = useAlert()
  return async ({ score, requestKey }: CarriedResult, { isLoggedIn }: { isLoggedIn: boolean }) => {
    clearCarriedResult()
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
}
