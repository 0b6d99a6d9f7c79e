import { useTranslation } from 'react-i18next'
import { useAlert } from '../../components/alert/alert-context.ts'
import { CardRefused } from './api/create-token.ts'

/** Tells why a card was not taken: in the server's words, or in ours for what the provider said by a code. */
export function useShowRefusal(): (message: string, error: unknown) => void {
  const { t } = useTranslation('cards')
  const alert = useAlert()
  return (message, error) =>
    alert({
      title: t('form.refused'),
      text: error instanceof CardRefused ? error.message || t(`refused.${error.code}`) : message,
    })
}
