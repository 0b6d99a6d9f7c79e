import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'

/** The form that the link of the mail opens, with the code of the agency where that is known already. */
export type LinkedForm = Pick<Query, 'form' | 'agencyCode'>
type Query = NonNullable<paths['/account/issue-confirm-mail']['post']['parameters']['query']>

/** Returns alike whether the address has an account or not; a product chosen before travels with the link. */
export async function sendRegistrationMail(email: string, opens: LinkedForm): Promise<void> {
  const productId = purchaseDraft.ofVisitor()?.productId
  const query = { email, ...opens, ...(productId ? { productId } : {}) }
  await api.POST('/account/issue-confirm-mail', { params: { query } })
}
