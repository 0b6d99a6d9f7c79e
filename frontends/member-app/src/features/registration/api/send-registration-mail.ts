import { api } from '../../../lib/api/client.ts'
import { chosenProduct } from '../../../lib/chosen-product.ts'

/** Answers alike whether the address has an account or not (D-040); a product chosen before travels with the link. */
export async function sendRegistrationMail(email: string): Promise<void> {
  const productId = chosenProduct.get()
  const query = { email, ...(productId ? { productId } : {}) }
  await api.POST('/account/issue-confirm-mail', { params: { query } })
}
