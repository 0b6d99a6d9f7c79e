import { isFullProof } from '@hibiki/test-harness/proofs'
import { describe } from 'vitest'
import { describeEventKills } from './support/kill-suite.ts'

const consumers = { 'of single events': {}, 'of batches': { IN_BATCHES: 'yes' } }

describe.each(Object.entries(consumers).slice(0, isFullProof ? 2 : 1))(
  'relay and consumer %s over the in-process transport',
  (_kind, environment) => {
    describeEventKills(() => ({ NATS_URL: '', ...environment }))
  },
)
