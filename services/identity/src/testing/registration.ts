import { CookieBrowser, listWaitingMails, type TestIdentity } from './test-identity.ts'

/** Returns the secret path of the newest waiting mail of a kind to an address. */
export async function findMailedPath(identity: TestIdentity, to: string, template: string): Promise<string> {
  const mails = await listWaitingMails(identity.database)
  const mail = mails.filter((one) => one.to === to && one.template === template).at(-1)
  const url = mail?.text.split('\n').find((line) => line.startsWith('https://')) ?? ''
  return url.split('/').at(-1) ?? ''
}

/** Requests a registration mail and returns the path in it. */
export async function requestRegistrationPath(
  identity: TestIdentity,
  email: string,
  productId = '',
): Promise<string> {
  const query = new URLSearchParams({ email, productId })
  await new CookieBrowser(identity.app).call('POST', `/account/issue-confirm-mail?${query}`)
  return findMailedPath(identity, email, 'registration')
}

export const acceptablePassword = 'kaede no oto 7'

/** The body that the registration form sends. */
export const createRegistrationBody = (email: string, username: string, change: object = {}) => ({
  email,
  username,
  password: acceptablePassword,
  verifyPassword: acceptablePassword,
  agreeTermsOfService: true,
  agreeProvidingData: true,
  ...change,
})
