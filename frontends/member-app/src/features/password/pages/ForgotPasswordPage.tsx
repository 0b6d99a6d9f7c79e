import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { SendMailForm } from '../../../components/form/SendMailForm.tsx'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { api } from '../../../lib/api/client.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useSession } from '../../session/session-context.ts'
import { ResetPasswordStep } from '../components/ResetPasswordStep.tsx'

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
        <ResetPasswordStep path={path} onDone={onDone} />
      ) : (
        <>
          <SendMailForm
            send={(email) =>
              api.POST('/account/forgot-password/issue-confirm-mail', { params: { query: { email } } })
            }
            texts={{ submit: t('reset.send'), resend: t('reset.resend'), sent: t('reset.sent') }}
          />
          <LoginLink />
        </>
      )}
    </QueryProvider>
  )
}
