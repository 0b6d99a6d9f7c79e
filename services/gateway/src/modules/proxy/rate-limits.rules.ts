export type RateClass = 'calls' | 'media' | 'events'

/** The maximum number of calls within a window, which begins with the first call. */
export const rateLimits: Record<RateClass, { max: number; timeWindow: number }> = {
  calls: { max: 40, timeWindow: 2000 },
  // A player requests many ranges while seeking, and a list of sounds as many pictures.
  media: { max: 200, timeWindow: 2000 },
  // The payment provider sends events of thousands of renewals from a few addresses, and a provider of mails all mails.
  events: { max: 1000, timeWindow: 5000 },
}

export function getRateClass(path: string): RateClass {
  if (path === 'v3/payment/webhook' || path === 'v2/support/mail-reply') return 'events'
  if (path.startsWith('soundesthe/landscapes/')) return 'media'
  return path.startsWith('media/') && path !== 'media/renew-link' ? 'media' : 'calls'
}
