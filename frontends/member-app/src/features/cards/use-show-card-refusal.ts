import { useTranslation } from 'react-i18next'
import { useAlert } from '../../components/alert/alert-context.ts'
import { CardRefused } from './api/create-card-token.ts'

/** Shows why a card was rejected: in the server's words, or in ours for a code of the provider. */
export function useShowCardRefusal(): (message: string, error: unknown) => void {
  const { t } = useTranslation('cards')
  const alert = useAlert()
  return (message, error) =>
    alert({
      title: t('form.refused'),
      text: error instanceof CardRefused ? error.message || t(`refused.${error.code}`) : message,
    })
}
