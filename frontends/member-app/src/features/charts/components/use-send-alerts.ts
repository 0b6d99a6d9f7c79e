import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { endsSession, serverMessage } from '../../../lib/api/api-error.ts'

/** Alerts whether a chart was sent. */
export function useSendAlerts() {
  const { t } = useTranslation('charts')
  const alert = useAlert()
  return {
    alertSent: (onClose?: () => void) => alert({ text: t('send.done'), ...(onClose && { onClose }) }),
    alertFailed: (error: unknown) => {
      if (endsSession(error)) return
      alert({ title: t('send.failed'), text: serverMessage(error) ?? t('common:unreachable') })
    },
  }
}
