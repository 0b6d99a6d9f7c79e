import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'

/** The form that the link of the mail opens, with the agency's code when it is known already. */
export type MailLinkTarget = Pick<Query, 'form' | 'agencyCode'>
type Query = NonNullable<paths['/account/issue-confirm-mail']['post']['parameters']['query']>

/**
 * Sends the mail; the response is the same whether or not the address has an account. A product that was chosen before is sent with the
 * link.
 */
export async function sendRegistrationMail(email: string, opens: MailLinkTarget): Promise<void> {
  const productId = purchaseDraft.ofVisitor()?.productId
  const query = { email, ...opens, ...(productId ? { productId } : {}) }
  await api.POST('/account/issue-confirm-mail', { params: { query } })
}
