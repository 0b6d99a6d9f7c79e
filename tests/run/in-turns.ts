import { isFullProof, seed } from '@hibiki/test-harness/proofs'

interface Group {
  /** So many of the files run. */
  runs: number
  of: readonly string[]
}

const memberJourney = (name: string) => `tests/journeys/member/${name}.e2e.test.ts`
const consoleJourney = (name: string) => `tests/journeys/console/${name}.e2e.test.ts`

/**
 * Costly files of one kind, which take turns in whole runs of `npm test` (ADR-0023): journeys, starts of the product, outages, floods and
 * large files. Costly ones stand beside cheap ones, so that no turn is much longer than another.
 */
export const groups: readonly Group[] = [
  {
    runs: 2,
    of: [
      ...['charts', 'sounds', 'rooms', 'face-gate-parity', 'aiesthe-plans'],
      ...['sounds-records', 'detectface', 'offline', 'uploads'],
    ].map(memberJourney),
  },
  {
    runs: 1,
    of: [
      ...['account-settings', 'calendar', 'contracts', 'registration'],
      ...['stress-check', 'support', 'rental'],
    ].map(memberJourney),
  },
  { runs: 1, of: ['aiesthe', 'catalogue', 'commerce'].map(consoleJourney) },
  {
    runs: 1,
    of: [
      memberJourney('sounds-accessibility'),
      memberJourney('contracts-accessibility'),
      consoleJourney('pages'),
      memberJourney('accounts-accessibility'),
      memberJourney('aiesthe-accessibility'),
      memberJourney('purchase-accessibility'),
      memberJourney('accessibility'),
    ],
  },
  {
    runs: 1,
    of: [
      'deploy/local/src/npm-start.int.test.ts',
      'deploy/local/src/main.int.test.ts',
      'deploy/local/src/demo-sounds/sounds-in-background.int.test.ts',
      'tests/proofs/product/many-processes.int.test.ts',
    ],
  },
  {
    runs: 1,
    of: [
      'deploy/local/src/payments/payments.int.test.ts',
      'deploy/local/src/payments/with-stripe.int.test.ts',
      'deploy/local/src/services/backfill-new-services.int.test.ts',
    ],
  },
  {
    runs: 1,
    of: [
      'packages/messaging/tests/nats-outage.int.test.ts',
      'packages/messaging/tests/nats-reconnect.int.test.ts',
      'packages/messaging/tests/nats-cluster.int.test.ts',
    ],
  },
  {
    runs: 1,
    of: [
      'tests/proofs/messaging/kill-in-process.int.test.ts',
      'tests/proofs/messaging/kill-nats.int.test.ts',
      'tests/proofs/support/kill-while-sending.int.test.ts',
    ],
  },
  {
    runs: 1,
    of: ['service-away', 'other-sites', 'hostile-values', 'changes-act-at-once'].map(
      (name) => `tests/matrix/${name}.int.test.ts`,
    ),
  },
  {
    runs: 1,
    of: [
      'services/aiesthe/src/modules/photos/memory.int.test.ts',
      'services/aiesthe/src/modules/photos/analysis/photo-threads.test.ts',
      'services/aiesthe/src/modules/photos/analysis/hostile-photos.test.ts',
    ],
  },
  {
    runs: 1,
    of: [
      'services/content/src/modules/uploads/routes/memory.int.test.ts',
      'services/content/src/modules/uploads/routes/tus.int.test.ts',
      'services/content/src/modules/uploads/routes/hostile-files.int.test.ts',
    ],
  },
]

/** All files that take turns. */
export const filesInTurns: readonly string[] = groups.flatMap(({ of }) => of)

/** The files of a group that wait for the run of another seed: as many seeds in a row as it has files run each of them equally often. */
export function waitingOf({ runs, of }: Group, seed: number): string[] {
  const first = seed % of.length
  return of.filter((_, index) => (index - first + of.length) % of.length >= runs)
}

/** What this run leaves to others: nothing in full, of named files, or with `TEST_TURNS=all`. */
export function waitingFiles(): string[] {
  if (isFullProof || process.env.TEST_TURNS !== 'some') return []
  return groups.flatMap((group) => waitingOf(group, seed))
}
