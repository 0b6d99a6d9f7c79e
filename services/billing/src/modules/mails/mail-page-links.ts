/** Pages of the member app that mails link to. */
export interface MailPageLinks {
  subscriptions: string
  paymentMethod: string
  history: string
  plans: string
  familyInvitation(token: string): string
}

/** @param origin the public origin of the product, for example https://hibiki.example */
export function createMailPageLinks(origin: string): MailPageLinks {
  const page = (path: string) => new URL(path, origin).href
  return {
    subscriptions: page('/mypage/subscription-state'),
    paymentMethod: page('/mypage/payment-method'),
    history: page('/mypage/payment-history'),
    plans: page('/premium-plans'),
    familyInvitation: (token) => page(`/family-invitation/${token}`),
  }
}
