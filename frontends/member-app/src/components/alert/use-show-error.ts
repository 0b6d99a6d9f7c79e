import { useTranslation } from 'react-i18next'
import { findServerMessage, isSessionEndError } from '../../lib/api/api-error.ts'
import { useAlert } from './alert-context.ts'

/**
 * Returns a function that shows the server's message, or that the server is unreachable. It shows nothing for the end of the session, which
 * has its own alert.
 */
export function useShowError(): (error: unknown) => void {
  const { t } = useTranslation()
  const alert = useAlert()
  return (error) => {
    if (!isSessionEndError(error)) alert({ text: findServerMessage(error) ?? t('unreachable') })
  }
}
