import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { MailForm } from '../../../components/form/MailForm.tsx'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useSession } from '../../session/session-context.ts'
import { sendResetMail } from '../api/send-reset-mail.ts'
import { ResetStep } from '../components/ResetStep.tsx'

/** Resets a password in two steps: the mail, then its link. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('password')
  const { logout } = useSession()
  const { path } = useParams()
  const alert = useAlert()

  /** Every session has ended, also this browser's, which leads to the login; the success must stay readable there. */
  const onDone = () => {
    alert({ text: t('reset.done') })
    void logout()
  }

  return (
    <QueryProvider>
      <PageTitle lead={path ? undefined : t('reset.lead')}>{t('reset.title')}</PageTitle>
      {path ? (
        <ResetStep path={path} onDone={onDone} />
      ) : (
        <>
          <MailForm
            send={sendResetMail}
            texts={{ submit: t('reset.send'), resend: t('reset.resend'), sent: t('reset.sent') }}
          />
          <LoginLink />
        </>
      )}
    </QueryProvider>
  )
}
