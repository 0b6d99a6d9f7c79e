import { describe } from 'vitest'
import { describeKills } from './support/kill-suite.ts'

describe('relay and consumer over the in-process transport', () => {
  describeKills(() => ({ NATS_URL: '' }))
})
