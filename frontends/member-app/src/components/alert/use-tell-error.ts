import { useTranslation } from 'react-i18next'
import { serverMessage } from '../../lib/api/api-error.ts'
import { useAlert } from './alert-context.ts'

/** Tells a refusal in the server's words, or that the server could not be reached. */
export function useTellError(): (error: unknown) => void {
  const { t } = useTranslation()
  const alert = useAlert()
  return (error) => alert({ text: serverMessage(error) ?? t('unreachable') })
}
