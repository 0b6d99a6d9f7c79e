export type RateClass = 'calls' | 'media' | 'events' | 'login' | 'mail'

/** Media has a larger limit of its own because a player requests many ranges while seeking. */
export const rateLimits: Record<RateClass, { perSecond: number; burst: number }> = {
  calls: { perSecond: 20, burst: 40 },
  media: { perSecond: 100, burst: 200 },
  // The payment provider sends events of thousands of renewals from a few addresses.
  events: { perSecond: 200, burst: 1000 },
  // An address may log in 30 times a minute.
  login: { perSecond: 0.5, burst: 30 },
  // A person requests a mail again once or twice; more only annoys the owner of the address.
  mail: { perSecond: 5 / 60, burst: 5 },
}

const mailPaths = new Set([
  'account/issue-confirm-mail',
  'account/forgot-password/issue-confirm-mail',
  'account/change-email',
])

/** Returns the class that also counts the call per address; the general class counts it per session where there is one. */
export function findStrictRateClass(path: string): 'login' | 'mail' | null {
  if (path === 'auth/login') return 'login'
  return mailPaths.has(path) ? 'mail' : null
}

export function getGeneralRateClass(path: string): 'calls' | 'media' | 'events' {
  if (path === 'v3/payment/webhook') return 'events'
  return path.startsWith('media/') && path !== 'media/renew-link' ? 'media' : 'calls'
}

/** Returns the key that counts an address: the /64 of an IPv6 address, because one home has that many, or the IPv4 address. */
export function toAddressKey(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const tailGroups = tail === '' ? [] : tail.split(':')
    while (groups.length + tailGroups.length < 8) groups.push('0')
    groups.push(...tailGroups)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
