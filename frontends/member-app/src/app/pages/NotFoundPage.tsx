import { useTranslation } from 'react-i18next'
import { MessagePage } from '../../components/MessagePage.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('pages')
  return <MessagePage title={t('notFound.title')} text={t('notFound.text')} notes={[24, 88]} />
}
