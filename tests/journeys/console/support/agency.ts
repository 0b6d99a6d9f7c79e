import type { TestProduct } from '@hibiki/deploy-local/test-product'
import type { Page } from 'playwright-core'
import { callApi, demoPassword } from './console.ts'

/** Registers an agency with its person in charge, who has confirmed the address and waits for the administrators. */
export async function registerNewAgency(
  product: TestProduct,
  { username, agencyName }: { username: string; agencyName: string },
): Promise<{ email: string; page: Page; code: unknown }> {
  const email = `${username}@hibiki.example`
  const page = await product.newPage()
  await callApi(page, product, `account/issue-confirm-mail?email=${encodeURIComponent(email)}`)
  const link = await product.linkOfMail(email, 'メールアドレスのご確認')
  const code = await callApi(page, product, 'account/register-agency-pic', {
    agencyName,
    username,
    email,
    path: link.split('/').at(-1),
    password: demoPassword,
    verifyPassword: demoPassword,
    agreeTermsOfService: true,
    agreeProvidingData: true,
  })
  return { email, page, code }
}
