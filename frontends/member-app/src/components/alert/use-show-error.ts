import { useTranslation } from 'react-i18next'
import { endsSession, serverMessage } from '../../lib/api/api-error.ts'
import { useAlert } from './alert-context.ts'

/** Tells a refusal in the server's words, or that the server could not be reached; the end of the session has its own alert. */
export function useShowError(): (error: unknown) => void {
  const { t } = useTranslation()
  const alert = useAlert()
  return (error) => {
    if (!endsSession(error)) alert({ text: serverMessage(error) ?? t('unreachable') })
  }
}
