import { useTranslation } from 'react-i18next'
import { MailForm } from '../../../components/form/MailForm.tsx'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { type LinkedForm, sendRegistrationMail } from '../api/send-registration-mail.ts'
import { RegistrationSteps } from './RegistrationSteps.tsx'

/** The first step of every registration: the mail whose link opens the form (D2§4). */
export function MailStep({ opens }: { opens: LinkedForm }) {
  const { t } = useTranslation('registration')
  return (
    <>
      <RegistrationSteps current="mail" />
      <MailForm
        send={(email) => sendRegistrationMail(email, opens)}
        texts={{ submit: t('mail.submit'), resend: t('mail.resend'), sent: t('mail.sent') }}
      />
      <LoginLink />
    </>
  )
}
