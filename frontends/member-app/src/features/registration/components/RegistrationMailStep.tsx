import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SendMailForm } from '../../../components/form/SendMailForm.tsx'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { type MailLinkTarget, sendRegistrationMail } from '../api/send-registration-mail.ts'
import { RegistrationStepper } from './RegistrationStepper.tsx'

interface Props {
  opens: MailLinkTarget
  /** A sound to play while the visitor waits for the mail. */
  waiting: ReactNode
}

/** The first step of every registration, which sends the mail with the link to the form. */
export function RegistrationMailStep({ opens, waiting }: Props) {
  const { t } = useTranslation('registration')
  const [isSent, setSent] = useState(false)
  return (
    <>
      <RegistrationStepper current="mail" />
      <SendMailForm
        send={(email) => sendRegistrationMail(email, opens)}
        onSent={() => setSent(true)}
        texts={{ submit: t('mail.submit'), resend: t('mail.resend'), sent: t('mail.sent') }}
      />
      {isSent && waiting}
      <LoginLink />
    </>
  )
}
