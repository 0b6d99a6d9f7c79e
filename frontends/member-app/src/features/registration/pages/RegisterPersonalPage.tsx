import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useSession } from '../../session/session-context.ts'
import { GeneralRegistrationForm } from '../components/GeneralRegistrationForm.tsx'
import { RegistrationAccountStep } from '../components/RegistrationAccountStep.tsx'
import { RegistrationMailStep } from '../components/RegistrationMailStep.tsx'
import { FreeSampleWhileWaiting } from './FreeSampleWhileWaiting.tsx'

/** Registers in two steps; the link of the mail skips the first one. */
export function RegisterPersonalPage() {
  const { t } = useTranslation('registration')
  const { status, enter } = useSession()
  const { path } = useParams()
  const navigate = useNavigate()
  const [next, setNext] = useState<string>(paths.mypage)
  if (status === 'member') return <Navigate to={next} replace />

  const onRegistered = async (linkedProductId: string | undefined) => {
    const productId = linkedProductId ?? purchaseDraft.ofVisitor()?.productId
    if (productId) {
      purchaseDraft.resume(productId)
      setNext(paths.payment)
    }
    if (!(await enter())) navigate(paths.login)
  }

  return (
    <QueryProvider>
      <PageTitle>{t('title')}</PageTitle>
      {path ? (
        <RegistrationAccountStep path={path}>
          {(email) => <GeneralRegistrationForm email={email} path={path} onRegistered={onRegistered} />}
        </RegistrationAccountStep>
      ) : (
        <RegistrationMailStep opens={{ form: 'general' }} waiting={<FreeSampleWhileWaiting />} />
      )}
    </QueryProvider>
  )
}
