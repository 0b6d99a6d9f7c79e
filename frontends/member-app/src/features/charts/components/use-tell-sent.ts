import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { endsSession, serverMessage } from '../../../lib/api/api-error.ts'

/** Tells what became of sending a chart. */
export function useTellSent() {
  const { t } = useTranslation('charts')
  const alert = useAlert()
  return {
    sent: (onClose?: () => void) => alert({ text: t('send.done'), ...(onClose && { onClose }) }),
    failed: (error: unknown) => {
      if (endsSession(error)) return
      alert({ title: t('send.failed'), text: serverMessage(error) ?? t('common:unreachable') })
    },
  }
}
