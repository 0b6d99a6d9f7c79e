import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { findServerMessage, isSessionEndError } from '../../../lib/api/api-error.ts'

/** Alerts whether a chart was sent. */
export function useSendAlerts() {
  const { t } = useTranslation(['charts', 'common'])
  const alert = useAlert()
  return {
    alertSent: (onClose?: () => void) => alert({ text: t('send.done'), ...(onClose && { onClose }) }),
    noticeSent: () => alert({ text: t('send.done'), isNotice: true }),
    alertFailed: (error: unknown) => {
      if (isSessionEndError(error)) return
      alert({ title: t('send.failed'), text: findServerMessage(error) ?? t('common:unreachable') })
    },
  }
}
