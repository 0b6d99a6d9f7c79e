import { useTranslation } from 'react-i18next'
import { MentalCheckCard } from '../../components/MentalCheckCard.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { MenuPanel } from '../layouts/MenuPanel.tsx'
import { paths } from '../paths.ts'
import { isInvitedToMentalCheck } from '../standing.ts'

/** The menu as a page of its own (D1§2). */
export function Page() {
  const { t } = useTranslation('pages')
  const { user } = useSession()
  return (
    <>
      <PageTitle>{t('menu.title')}</PageTitle>
      {isInvitedToMentalCheck(user) && <MentalCheckCard to={paths.mentalCheck} />}
      <MenuPanel />
    </>
  )
}
