import { randomUUID } from 'node:crypto'
import { getNatsUrl } from '@hibiki/test-harness'
import { isFullProof } from '@hibiki/test-harness/proofs'
import { describe } from 'vitest'
import { describeEventKills } from './support/kill-suite.ts'

const consumers = { 'of batches': { IN_BATCHES: 'yes' }, 'of single events': {} }

describe.each(Object.entries(consumers).slice(0, isFullProof ? 2 : 1))(
  'relay and consumer %s over NATS',
  (_kind, environment) => {
    const namespace = () => `kill-${randomUUID().slice(0, 8)}`
    describeEventKills(() => ({ NATS_URL: getNatsUrl(), NAMESPACE: namespace(), ...environment }))
  },
)
