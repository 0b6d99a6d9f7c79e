import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router'
import { MailForm } from '../../components/form/MailForm.tsx'
import { LoginLink } from '../../components/LoginLink.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { sendRegistrationMail } from '../../features/registration/api/send-registration-mail.ts'
import { LinkedStep } from '../../features/registration/components/LinkedStep.tsx'
import { RegistrationSteps } from '../../features/registration/components/RegistrationSteps.tsx'
import { QueryProvider } from '../../features/session/components/QueryProvider.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { chosenProduct } from '../../lib/chosen-product.ts'
import { paths } from '../paths.ts'

/** Registration in two steps; the link of the mail skips the first one (D2§4). */
export function Page() {
  const { t } = useTranslation('registration')
  const { status, enter } = useSession()
  const { path } = useParams()
  const navigate = useNavigate()
  const [next, setNext] = useState<string>(paths.mypage)
  if (status === 'member') return <Navigate to={next} replace />

  const goOn = async (productId: string | undefined) => {
    if (productId) {
      chosenProduct.set(productId)
      setNext(paths.payment)
    }
    if (!(await enter())) navigate(paths.login)
  }

  return (
    <QueryProvider>
      <PageTitle>{t('title')}</PageTitle>
      {path ? (
        <LinkedStep path={path} onRegistered={goOn} />
      ) : (
        <>
          <RegistrationSteps current="mail" />
          <MailForm
            send={sendRegistrationMail}
            texts={{ submit: t('mail.submit'), resend: t('mail.resend'), sent: t('mail.sent') }}
          />
          <LoginLink />
        </>
      )}
    </QueryProvider>
  )
}
