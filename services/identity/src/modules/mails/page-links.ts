import type { RegistrationForm } from '../registration/registration-form.rules.ts'
import type { MailType } from './mail-type.rules.ts'

/** Builds the URLs of the member app's pages in mails and responses, named as in the specification. */
export interface PageLinks {
  /** `agencyCode` fills and locks the form's field of the agency. */
  registration(path: string, form: RegistrationForm, agencyCode: string | null): string
  passwordReset(path: string): string
  emailChange(path: string): string
  easyLogin(path: string): string
  /** The page where a member objects to a reset of the second factor. */
  objectToReset(path: string): string
  adminRegistration(invite: string): string
  /** The link that cancels one kind of mail without a login. */
  unsubscribe(type: MailType, key: string): string
  /** The address to which mail programs post to cancel one kind of mail, which leads people to the link above. */
  unsubscribeWithOneClick(type: MailType, key: string): string
  /** The public origin of the product. */
  origin: string
  login: string
  forgotPassword: string
  mypage: string
  settings: string
}

/** @param origin the public origin of the product, for example https://hibiki.example */
export function createPageLinks(origin: string): PageLinks {
  const page = (path: string) => new URL(path, origin).href
  return {
    registration: (path, form, agencyCode) => {
      if (form === 'general') return page(`/register-personal/${path}`)
      if (form === 'pic') return page(`/pic-register?link=${path}`)
      return page(`/register-enterprise${agencyCode === null ? '' : `/${agencyCode}`}?link=${path}`)
    },
    passwordReset: (path) => page(`/forgot-password/${path}`),
    emailChange: (path) => page(`/confirm-email/${path}`),
    objectToReset: (path) => page(`/second-factor-reset/${path}`),
    easyLogin: (path) => page(`/easily-login/${path}`),
    adminRegistration: (invite) => page(`/admin-register?invite=${invite}`),
    unsubscribeWithOneClick: (type, key) =>
      page(`/api/v3/advertise/one-click?${new URLSearchParams({ type, key })}`),
    unsubscribe: (type, key) => page(`/advertise?${new URLSearchParams({ request: 'cancel', type, key })}`),
    origin: new URL(origin).origin,
    login: page('/login'),
    forgotPassword: page('/forgot-password'),
    mypage: page('/mypage'),
    settings: page('/mypage/settings'),
  }
}
