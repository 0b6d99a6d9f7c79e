import { isFullProof, seed } from '@hibiki/test-harness/proofs'

const memberJourney = (name: string) => `tests/journeys/member/${name}.e2e.test.ts`
const consoleJourney = (name: string) => `tests/journeys/console/${name}.e2e.test.ts`

/**
 * Costly files of one kind, of which a whole run of `npm test` takes one (ADR-0023): journeys, starts of the product, outages, killed
 * processes, hostile and large files. The costliest journeys share a group, so that no run takes two of them.
 */
export const groups: readonly (readonly string[])[] = [
  ['charts', 'rooms', 'aiesthe-plans', 'detectface', 'uploads'].map(memberJourney),
  ['sounds', 'face-gate-parity', 'sounds-records', 'offline'].map(memberJourney),
  [
    ...['account-settings', 'calendar', 'contracts', 'registration'],
    ...['stress-check', 'support', 'rental'],
  ].map(memberJourney),
  ['aiesthe', 'catalogue', 'commerce'].map(consoleJourney),
  [
    memberJourney('sounds-accessibility'),
    memberJourney('contracts-accessibility'),
    consoleJourney('pages'),
    memberJourney('accounts-accessibility'),
    memberJourney('aiesthe-accessibility'),
    memberJourney('purchase-accessibility'),
    memberJourney('accessibility'),
  ],
  [
    'deploy/local/src/npm-start.int.test.ts',
    'deploy/local/src/main.int.test.ts',
    'deploy/local/src/demo/sounds/sounds-in-background.int.test.ts',
    'tests/proofs/product/many-processes.int.test.ts',
  ],
  [
    'deploy/local/src/payments/payments.int.test.ts',
    'deploy/local/src/payments/with-stripe.int.test.ts',
    'deploy/local/src/services/backfill-new-services.int.test.ts',
  ],
  [
    'packages/messaging/tests/nats-outage.int.test.ts',
    'packages/messaging/tests/nats-reconnect.int.test.ts',
    'packages/messaging/tests/nats-cluster.int.test.ts',
  ],
  [
    'tests/proofs/messaging/kill-in-process.int.test.ts',
    'tests/proofs/messaging/kill-nats.int.test.ts',
    'tests/proofs/support/kill-while-sending.int.test.ts',
  ],
  ['service-away', 'other-sites', 'hostile-values', 'changes-act-at-once'].map(
    (name) => `tests/matrix/${name}.int.test.ts`,
  ),
  [
    'services/aiesthe/src/modules/photos/memory.int.test.ts',
    'services/aiesthe/src/modules/photos/analysis/photo-threads.test.ts',
    'services/aiesthe/src/modules/photos/analysis/hostile-photos.test.ts',
  ],
  [
    'services/content/src/modules/uploads/routes/memory.int.test.ts',
    'services/content/src/modules/uploads/routes/tus.int.test.ts',
    'services/content/src/modules/uploads/routes/hostile-files.int.test.ts',
  ],
]

/** All files that take turns. */
export const filesInTurns: readonly string[] = groups.flat()

/** The files of a group that wait for the run of another seed: as many seeds in a row as it has files run each of them once. */
export function waitingOf(group: readonly string[], seed: number): string[] {
  return group.filter((_, index) => index !== seed % group.length)
}

/** What this run leaves to others: nothing in full, of named files, or with `TEST_TURNS=all`. */
export function waitingFiles(): string[] {
  if (isFullProof || process.env.TEST_TURNS !== 'some') return []
  return groups.flatMap((group) => waitingOf(group, seed))
}
