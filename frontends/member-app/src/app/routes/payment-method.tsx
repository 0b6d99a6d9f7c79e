import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle.tsx'
import { CardList } from '../../features/cards/components/CardList.tsx'
import { UnpaidNotice } from '../../features/contracts/components/UnpaidNotice.tsx'
import { RequireAccess } from '../OnlyFor.tsx'
import { paths } from '../paths.ts'
import { mayBuy } from '../standing.ts'

/** The member's cards: register, list, delete (D2§2). */
export function Page() {
  const { t } = useTranslation('cards')
  return (
    <RequireAccess may={mayBuy} fallback={paths.mypage}>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <CardList notice={<UnpaidNotice />} />
    </RequireAccess>
  )
}
