import { randomUUID } from 'node:crypto'
import { natsUrl } from '@hibiki/test-harness'
import { describe } from 'vitest'
import { describeKills } from './support/kill-suite.ts'

describe('relay and consumer over NATS', () => {
  describeKills(() => ({ NATS_URL: natsUrl(), NAMESPACE: `kill-${randomUUID().slice(0, 8)}` }))
})
