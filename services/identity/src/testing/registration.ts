import { Browser, type TestIdentity, waitingMails } from './test-identity.ts'

/** Returns the secret path of the newest waiting mail of a kind to an address. */
export async function mailedPath(identity: TestIdentity, to: string, template: string): Promise<string> {
  const mails = await waitingMails(identity.database)
  const mail = mails.filter((one) => one.to === to && one.template === template).at(-1)
  const url = mail?.text.split('\n').find((line) => line.startsWith('https://')) ?? ''
  return url.split('/').at(-1) ?? ''
}

/** Requests a registration mail and returns the path in it. */
export async function confirmedPath(identity: TestIdentity, email: string, productId = ''): Promise<string> {
  const query = new URLSearchParams({ email, productId })
  await new Browser(identity.app).call('POST', `/account/issue-confirm-mail?${query}`)
  return mailedPath(identity, email, 'registration')
}

export const goodPassword = 'kaede no oto 7'

/** The body that the registration form sends. */
export const registrationForm = (email: string, username: string, change: object = {}) => ({
  email,
  username,
  password: goodPassword,
  verifyPassword: goodPassword,
  agreeTermsOfService: true,
  agreeProvidingData: true,
  ...change,
})
