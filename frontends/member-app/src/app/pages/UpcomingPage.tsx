import { useTranslation } from 'react-i18next'
import { MessagePage } from '../../components/MessagePage.tsx'

/** Stands where a page of the specification is still being made. */
export function Page() {
  const { t } = useTranslation('pages')
  return <MessagePage title={t('upcoming.title')} text={t('upcoming.text')} notes={[40, 64]} />
}
