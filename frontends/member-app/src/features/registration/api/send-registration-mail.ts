import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { chosenProduct } from '../../../lib/chosen-product.ts'

/** The form that the link of the mail opens, with the code of the agency where that is known already. */
export type LinkedForm = Pick<Query, 'form' | 'agencyCode'>
type Query = NonNullable<paths['/account/issue-confirm-mail']['post']['parameters']['query']>

/** Answers alike whether the address has an account or not (D-040); a product chosen before travels with the link. */
export async function sendRegistrationMail(email: string, opens: LinkedForm): Promise<void> {
  const productId = chosenProduct.get()
  const query = { email, ...opens, ...(productId ? { productId } : {}) }
  await api.POST('/account/issue-confirm-mail', { params: { query } })
}
