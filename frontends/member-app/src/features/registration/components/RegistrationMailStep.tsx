import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SendMailForm } from '../../../components/form/SendMailForm.tsx'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { RegistrationStepper } from './RegistrationStepper.tsx'

interface Props {
  /** The form that the link of the mail opens, with the agency's code when it is known already. */
  opens: Pick<Query, 'form' | 'agencyCode'>
  /** A sound to play while the visitor waits for the mail. */
  waiting: ReactNode
  /** Called with the address that the mail was sent to. */
  onSentTo?: (email: string) => void
}

type Query = NonNullable<paths['/account/issue-confirm-mail']['post']['parameters']['query']>

/** The first step of every registration, which sends the mail with the link to the form. */
export function RegistrationMailStep({ opens, waiting, onSentTo }: Props) {
  const { t } = useTranslation('registration')
  const [isSent, setSent] = useState(false)
  /** A product that was chosen before is sent with the link. */
  const send = async (email: string) => {
    const productId = purchaseDraft.ofVisitor()?.productId
    const query = { email, ...opens, ...(productId && { productId }) }
    await api.POST('/account/issue-confirm-mail', { params: { query } })
    onSentTo?.(email)
  }
  return (
    <>
      <RegistrationStepper current="mail" />
      <SendMailForm
        send={send}
        onSent={() => setSent(true)}
        texts={{ submit: t('mail.submit'), resend: t('mail.resend'), sent: t('mail.sent') }}
      />
      {isSent && waiting}
      <LoginLink />
    </>
  )
}
