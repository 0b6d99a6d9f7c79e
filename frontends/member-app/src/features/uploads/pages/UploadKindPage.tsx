import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { UploadTabs } from '../components/UploadTabs.tsx'
import { uploadKinds } from '../upload-kinds.ts'

/** Registers and deletes the sounds of one kind. */
export function UploadKindPage() {
  const { t } = useTranslation('uploads')
  const params = useParams()
  const kind = uploadKinds.find((kindName) => kindName === params.kind)
  if (!kind) return <Navigate to={paths.upload} replace />
  return (
    <>
      <BackLink to={paths.upload}>{t('back')}</BackLink>
      <PageTitle>{t(`kinds.${kind}.title`)}</PageTitle>
      <UploadTabs key={kind} kind={kind} />
    </>
  )
}
