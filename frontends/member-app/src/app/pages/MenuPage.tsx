import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle.tsx'
import { MentalCheckInvitation } from '../../features/home/pages/MentalCheckInvitation.tsx'
import { MenuPanel } from '../layouts/MenuPanel.tsx'

/** The menu as a page of its own (D1§2). */
export function Page() {
  const { t } = useTranslation('pages')
  return (
    <>
      <PageTitle>{t('menu.title')}</PageTitle>
      <MentalCheckInvitation />
      <MenuPanel />
    </>
  )
}
