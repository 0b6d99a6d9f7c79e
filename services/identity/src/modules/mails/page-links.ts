import type { RegistrationForm } from '../registration/registration-form.rules.ts'
import type { MailType } from './mail-type.rules.ts'

/** Addresses of the member app's pages that mails and responses point to, as the specification names them. */
export interface PageLinks {
  /** `agencyCode`: fills and locks the field of the form with an agency. */
  registration(path: string, form: RegistrationForm, agencyCode: string | null): string
  passwordReset(path: string): string
  emailChange(path: string): string
  easyLogin(path: string): string
  /** Where a member objects to a reset of the second factor. */
  objectToReset(path: string): string
  adminRegistration(invite: string): string
  /** Cancels one kind of mail without a login. */
  unsubscribe(type: MailType, key: string): string
  login: string
  forgotPassword: string
  mypage: string
  settings: string
}

/** @param origin where members reach the product, for example https://hibiki.example */
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
    unsubscribe: (type, key) => page(`/advertise?${new URLSearchParams({ request: 'cancel', type, key })}`),
    login: page('/login'),
    forgotPassword: page('/forgot-password'),
    mypage: page('/mypage'),
    settings: page('/mypage/settings'),
  }
}
