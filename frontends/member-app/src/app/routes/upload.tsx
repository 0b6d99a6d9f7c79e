import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle.tsx'
import { UploadCards } from '../../features/uploads/components/UploadCards.tsx'
import { mayUpload } from '../../features/uploads/kinds.ts'
import { RequireAccess } from '../OnlyFor.tsx'
import { paths } from '../paths.ts'

/** The hub of the uploads (D-162). */
export function Page() {
  const { t } = useTranslation('uploads')
  return (
    <RequireAccess may={mayUpload} fallback={paths.mypage}>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <UploadCards />
    </RequireAccess>
  )
}
