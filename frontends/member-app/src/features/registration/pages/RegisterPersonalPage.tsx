import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { paths, toFamilyInvitationPath } from '../../../app/paths.ts'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { familyInvitationDraft } from '../../../lib/family-invitation-draft.ts'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { withBack } from '../../session/return-to.ts'
import { useSession } from '../../session/session-context.ts'
import { assignCarriedResult, hasCarriedResult } from '../../stress-check/carried-result.ts'
import { GeneralRegistrationForm } from '../components/GeneralRegistrationForm.tsx'
import { RegistrationAccountStep } from '../components/RegistrationAccountStep.tsx'
import { RegistrationMailStep } from '../components/RegistrationMailStep.tsx'
import { useRegistrationLink } from '../components/use-registration-link.ts'
import { FreeSampleWhileWaiting } from './FreeSampleWhileWaiting.tsx'
import { useCarriedResult } from './use-carried-result.ts'

const CarriedResultConsent = createLazyComponent(
  () => import('../../stress-check/components/CarriedResultConsent.tsx'),
  { texts: ['stress-check'] },
)

/** Registers in two steps; the link of the mail skips the first one. */
export function RegisterPersonalPage() {
  return (
    <QueryProvider>
      <PersonalRegistration />
    </QueryProvider>
  )
}

function PersonalRegistration() {
  const { t } = useTranslation('registration')
  const { status, user, enter } = useSession()
  const { path } = useParams()
  const navigate = useNavigate()
  const isWaiting = path !== undefined && status !== 'member'
  const { data: email = null } = useRegistrationLink(path ?? '', { enabled: isWaiting })
  const stressResult = useCarriedResult(email)
  const [searchParams] = useSearchParams()
  // The result may be somebody else's where the registration was not opened with it.
  const [bringsResult] = useState(
    () => searchParams.get('from') === 'stress-check' && hasCarriedResult(Date.now()),
  )
  const [next, setNext] = useState<string>(paths.mypage)
  // A mail that is opened in another browser knows of the plan only after the registration.
  const [hasPlan] = useState(() => purchaseDraft.ofVisitor() !== null)
  const reason = hasPlan ? 'plan' : bringsResult || stressResult.carried ? 'stressCheck' : 'free'
  if (user) return <Navigate to={user.passkeyMissing ? withBack(paths.setUpPasskey, next) : next} replace />

  const onRegistered = async (linkedProductId: string | undefined) => {
    const invitation = familyInvitationDraft.take(Date.now())
    if (invitation !== null) setNext(toFamilyInvitationPath(invitation))
    const productId = linkedProductId ?? purchaseDraft.ofVisitor()?.productId
    if (productId && invitation === null) {
      purchaseDraft.resume(productId)
      setNext(paths.payment)
    }
    const user = await enter()
    stressResult.onRegistered(user)
    if (!user) navigate(paths.login)
  }

  return (
    <>
      <PageTitle lead={t(`reason.${reason}`)}>{t('title')}</PageTitle>
      {path ? (
        <RegistrationAccountStep path={path}>
          {(email) => (
            <GeneralRegistrationForm email={email} path={path} onRegistered={onRegistered}>
              {stressResult.carried && (
                <CarriedResultConsent
                  score={stressResult.carried.score}
                  agreed={stressResult.agreed}
                  onChange={stressResult.setAgreed}
                />
              )}
            </GeneralRegistrationForm>
          )}
        </RegistrationAccountStep>
      ) : (
        <RegistrationMailStep
          opens={{ form: 'general' }}
          waiting={<FreeSampleWhileWaiting />}
          onSentTo={(email) => bringsResult && assignCarriedResult(email, Date.now())}
        />
      )}
    </>
  )
}
