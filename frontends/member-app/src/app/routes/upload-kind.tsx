import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { BackLink } from '../../components/BackLink.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { UploadTabs } from '../../features/uploads/components/UploadTabs.tsx'
import { mayUpload, uploadKinds } from '../../features/uploads/kinds.ts'
import { RequireAccess } from '../OnlyFor.tsx'
import { paths } from '../paths.ts'

/** Registering and deleting the sounds of one kind. */
export function Page() {
  const { t } = useTranslation('uploads')
  const params = useParams()
  const kind = uploadKinds.find((one) => one === params.kind)
  if (!kind) return <Navigate to={paths.upload} replace />
  return (
    <RequireAccess may={mayUpload} fallback={paths.mypage}>
      <BackLink to={paths.upload}>{t('back')}</BackLink>
      <PageTitle>{t(`kinds.${kind}.title`)}</PageTitle>
      <UploadTabs key={kind} kind={kind} />
    </RequireAccess>
  )
}
