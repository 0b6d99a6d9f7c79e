import type { TestProduct } from '@hibiki/deploy-local/test-product'
import type { Page } from '@playwright/test'
import { callApi } from './api.ts'
import { demoPassword } from './test.ts'

/** Registers an agency with its person in charge on this page, who has confirmed the address and waits for the administrators. */
export async function registerNewAgency(
  page: Page,
  product: TestProduct,
  { username, agencyName }: { username: string; agencyName: string },
): Promise<string> {
  const email = `${username}@hibiki.example`
  await callApi(page, `account/issue-confirm-mail?email=${encodeURIComponent(email)}`)
  const link = await product.linkOfMail(email, 'メールアドレスのご確認')
  await callApi(page, 'account/register-agency-pic', {
    agencyName,
    username,
    email,
    path: link.split('/').at(-1),
    password: demoPassword,
    verifyPassword: demoPassword,
    agreeTermsOfService: true,
    agreeProvidingData: true,
  })
  return email
}
