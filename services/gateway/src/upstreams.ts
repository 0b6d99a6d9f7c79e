/**
 * The whole front door in one table: the first path segments (after `/api`, exactly as the specification
 * writes them) and the service that answers. A call goes to the longest prefix that matches whole segments,
 * so `v2/esthe/music/genres` reaches content although the rest of `v2/esthe` belongs to billing.
 * What is not listed here (a service's /internal, /.well-known, /metrics …) cannot be reached from outside.
 */
export const serviceNames = [
  'identity',
  'billing',
  'content',
  'aiesthe',
  'charts',
  'enterprise',
  'support',
] as const
export type ServiceName = (typeof serviceNames)[number]

export const upstreams: readonly (readonly [prefix: string, service: ServiceName])[] = [
  ['auth', 'identity'],
  ['page-size', 'identity'],
  ['account', 'identity'],
  ['profile', 'identity'],
  ['agreement', 'identity'],
  ['static/agreements', 'identity'],
  ['applying', 'identity'],
  ['pic/approval', 'identity'],
  ['pic/agency', 'identity'],
  ['grant', 'identity'],
  ['v3/advertise', 'identity'],
  ['admin/dashboard', 'identity'],
  ['admin/members', 'identity'],
  ['admin/agencies', 'identity'],
  ['admin/applications', 'identity'],
  ['admin/grants', 'identity'],
  ['admin/transfers', 'identity'],
  ['admin/invitations', 'identity'],
  ['admin/audit-log', 'identity'],

  ['v2/address', 'billing'],
  ['credit-card', 'billing'],
  ['payment', 'billing'],
  ['v2/payment', 'billing'],
  ['v3/payment', 'billing'],
  ['v2/subscription', 'billing'],
  ['v3/subscription', 'billing'],
  ['api/product', 'billing'],
  ['v2/product', 'billing'],
  ['v2/esthe', 'billing'],
  ['v3/bonuscode', 'billing'],
  ['admin/commerce-dashboard', 'billing'],
  ['admin/products', 'billing'],
  ['admin/contracts', 'billing'],
  ['admin/rentals', 'billing'],
  ['admin/payments', 'billing'],
  ['admin/webhook-events', 'billing'],
  ['admin/invoices', 'billing'],
  ['admin/bonus-codes', 'billing'],
  ['admin/commerce-log', 'billing'],

  ['v2/esthe/music/genres', 'content'],
  ['soundesthe', 'content'],
  ['api/natural-sound', 'content'],
  ['api/kanade', 'content'],
  ['kanade', 'content'],
  ['dmv', 'content'],
  ['activity', 'content'],
  ['v1/activity', 'content'],
  ['v2/activity', 'content'],
  ['upload', 'content'],
  ['api/sound-dmv', 'content'],
  ['media', 'content'],
  ['admin/sounds', 'content'],
  ['admin/tags', 'content'],
  ['admin/genres', 'content'],
  ['admin/countries', 'content'],
  ['admin/purpose-details', 'content'],
  ['intro-papers', 'content'],

  ['aiesthe', 'aiesthe'],
  ['mental-check', 'aiesthe'],
  ['un64', 'aiesthe'],
  ['up65', 'aiesthe'],
  ['admin/mental-checks', 'aiesthe'],
  ['admin/diagnosis-statistics', 'aiesthe'],
  ['admin/choice-statistics', 'aiesthe'],

  ['pic/calte', 'charts'],
  ['common/calte', 'charts'],
  ['customer/calte', 'charts'],
  ['calendar', 'charts'],
  ['admin/charts', 'charts'],
  ['admin/chart-templates', 'charts'],

  ['enterprise', 'enterprise'],
  ['v2/enterprise', 'enterprise'],

  ['v2/ai-chat', 'support'],
  ['v2/support', 'support'],
]

/** Whole paths that may become websockets (D-170); on any other an `Upgrade` is not heard. */
const websocketPaths: ReadonlySet<string> = new Set(['v2/enterprise/ws'])

export function isWebsocketPath(path: string): boolean {
  return websocketPaths.has(path)
}

export interface Upstream {
  prefix: string
  service: ServiceName
}

const byPrefix = new Map<string, Upstream>(
  upstreams.map(([prefix, service]) => [prefix, { prefix, service }]),
)
const maxPrefixSegments = Math.max(...upstreams.map(([prefix]) => prefix.split('/').length))

/** The service for a path without leading slash, such as `dmv/record-playing`; null when nobody owns it. */
export function findUpstream(path: string): Upstream | null {
  const segments = path.split('/', maxPrefixSegments)
  for (let length = segments.length; length > 0; length--) {
    const found = byPrefix.get(segments.slice(0, length).join('/'))
    if (found) return found
  }
  return null
}
