/**
 * The routing table of the gateway has a row per service with the first path segments (after `/api`, exactly as the specification
 * writes them) that it serves. A call goes to the longest prefix that matches whole segments, so `v2/esthe/music/genres` reaches content
 * although the rest of `v2/esthe` belongs to billing. What is not listed here (a service's /internal, /.well-known, /metrics …)
 * cannot be reached from outside. A new service is one row; its address is `<NAME>_URL`.
 */
const prefixes = {
  identity: [
    'auth',
    'page-size',
    'account',
    'profile',
    'agreement',
    'static/agreements',
    'applying',
    'pic/approval',
    'pic/agency',
    'grant',
    'v3/advertise',
    'admin/dashboard',
    'admin/members',
    'admin/agencies',
    'admin/applications',
    'admin/grants',
    'admin/transfers',
    'admin/invitations',
    'admin/passkey-requirements',
    'admin/audit-log',
  ],
  billing: [
    'v2/address',
    'credit-card',
    'payment',
    'v2/payment',
    'v3/payment',
    'v2/subscription',
    'v3/subscription',
    'api/product',
    'v2/product',
    'v2/esthe',
    'v3/bonuscode',
    'admin/commerce-dashboard',
    'admin/products',
    'admin/contracts',
    'admin/rentals',
    'admin/payments',
    'admin/webhook-events',
    'admin/invoices',
    'admin/tax-documents',
    'admin/bonus-codes',
    'admin/commerce-log',
    'admin/seller',
    'admin/dunning',
  ],
  content: [
    'v2/esthe/music/genres',
    'soundesthe',
    'api/natural-sound',
    'api/kanade',
    'kanade',
    'dmv',
    'activity',
    'v1/activity',
    'v2/activity',
    'upload',
    'api/sound-dmv',
    'media',
    'admin/sounds',
    'admin/tags',
    'admin/genres',
    'admin/countries',
    'admin/purpose-details',
    'admin/listening-dashboard',
    'intro-papers',
  ],
  aiesthe: [
    'aiesthe',
    'mental-check',
    'stress-check',
    'un64',
    'up65',
    'admin/mental-checks',
    'admin/diagnosis-statistics',
    'admin/choice-statistics',
    'admin/photo-views',
  ],
  charts: [
    'pic/calte',
    'common/calte',
    'customer/calte',
    'calendar',
    'admin/charts',
    'admin/chart-templates',
    'admin/chart-log',
  ],
  enterprise: [
    'enterprise',
    'v2/enterprise',
    'admin/enterprise-agencies',
    'admin/enterprise-accounts',
    'admin/enterprise-rooms',
    'admin/enterprise-sections',
    'admin/enterprise-managements',
    'admin/enterprise-sounds',
  ],
  support: [
    'v2/ai-chat',
    'v2/support',
    'admin/inquiries',
    'admin/canned-answers',
    'admin/articles',
    'admin/awards',
    'admin/support-staff',
    'admin/support-statistics',
  ],
} as const satisfies Record<string, readonly string[]>

export type ServiceName = keyof typeof prefixes
export const serviceNames = Object.keys(prefixes) as ServiceName[]

/** Every prefix with its service. */
export const servicePrefixes: readonly ServicePrefix[] = serviceNames.flatMap((service) =>
  prefixes[service].map((prefix) => ({ prefix, service })),
)

export interface ServicePrefix {
  prefix: string
  service: ServiceName
}

/** Whole paths that may become websockets; on any other an `Upgrade` header is ignored. */
const websocketPaths: ReadonlySet<string> = new Set(['v2/enterprise/ws'])

export function isWebsocketPath(path: string): boolean {
  return websocketPaths.has(path)
}

const byPrefix = new Map(servicePrefixes.map((row) => [row.prefix, row]))
const maxPrefixSegments = Math.max(...servicePrefixes.map(({ prefix }) => prefix.split('/').length))

/** Returns the prefix and service of a path without leading slash, such as `dmv/record-playing`; null when no service has it. */
export function findServicePrefix(path: string): ServicePrefix | null {
  const segments = path.split('/', maxPrefixSegments)
  for (let length = segments.length; length > 0; length--) {
    const found = byPrefix.get(segments.slice(0, length).join('/'))
    if (found) return found
  }
  return null
}
