import { openFirstRecord, type PicturedPage } from './pictured-page.ts'

const lists = [
  ...[
    'members',
    'agencies',
    'applications',
    'invitations',
    'grants',
    'transfers',
    'passkey-requirements',
    'audit-log',
  ],
  ...[
    'seller',
    'products',
    'contracts',
    'payments',
    'dunning',
    'invoices',
    'tax-documents',
    'rentals',
    'bonus-codes',
    'commerce-log',
    'webhook-events',
  ],
  ...['mental-checks', 'choice-statistics', 'diagnosis-statistics', 'photo-views'],
  ...['charts', 'chart-templates', 'chart-log'],
  ...['sounds', 'genres', 'tags', 'countries', 'purpose-details'],
  'awards',
]
const withRecords = [
  'members',
  'agencies',
  'contracts',
  'payments',
  'products',
  'sounds',
  'charts',
  'chart-templates',
  'awards',
]
const withForms = ['sounds', 'contracts', 'transfers', 'bonus-codes', 'products', 'awards']

const screen = (name: string, path: string, lead?: PicturedPage['lead']): PicturedPage => ({
  name: `console${name}`,
  path: `/admin/${path}`,
  who: 'admin',
  isConsole: true,
  ...(lead && { lead }),
})

/** Pages of the console without rooms and support, which have lists of their own. */
export const picturedConsolePages: readonly PicturedPage[] = [
  screen('', ''),
  ...lists.map((resource) => screen(`-${resource}`, resource)),
  ...withRecords.map((resource) => screen(`-${resource}-show`, resource, openFirstRecord)),
  ...withForms.map((resource) => screen(`-${resource}-create`, `${resource}/create`)),
]
