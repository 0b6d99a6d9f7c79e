import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MailForm } from '../../../components/form/MailForm.tsx'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { type LinkedForm, sendRegistrationMail } from '../api/send-registration-mail.ts'
import { RegistrationSteps } from './RegistrationSteps.tsx'

interface Props {
  opens: LinkedForm
  /** A sound to play while the visitor waits for the mail. */
  waiting: ReactNode
}

/** The first step of every registration, which sends the mail with the link to the form. */
export function MailStep({ opens, waiting }: Props) {
  const { t } = useTranslation('registration')
  const [isSent, setSent] = useState(false)
  return (
    <>
      <RegistrationSteps current="mail" />
      <MailForm
        send={(email) => sendRegistrationMail(email, opens)}
        onSent={() => setSent(true)}
        texts={{ submit: t('mail.submit'), resend: t('mail.resend'), sent: t('mail.sent') }}
      />
      {isSent && waiting}
      <LoginLink />
    </>
  )
}
