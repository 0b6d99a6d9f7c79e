/** Addresses of the member app's pages that mails and answers point to, as the specification names them. */
export interface PageLinks {
  registration(path: string): string
  passwordReset(path: string): string
  emailChange(path: string): string
  easyLogin(path: string): string
  adminRegistration(invite: string): string
  login: string
  forgotPassword: string
  mypage: string
  settings: string
}

/** @param origin where members reach the product, for example https://hibiki.example */
export function createPageLinks(origin: string): PageLinks {
  const page = (path: string) => new URL(path, origin).href
  return {
    registration: (path) => page(`/register-personal/${path}`),
    passwordReset: (path) => page(`/forgot-password/${path}`),
    emailChange: (path) => page(`/confirm-email/${path}`),
    easyLogin: (path) => page(`/easily-login/${path}`),
    adminRegistration: (invite) => page(`/admin-register?invite=${invite}`),
    login: page('/login'),
    forgotPassword: page('/forgot-password'),
    mypage: page('/mypage'),
    settings: page('/mypage/settings'),
  }
}
