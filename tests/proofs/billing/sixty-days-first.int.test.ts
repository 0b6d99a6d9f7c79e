import { chooseCount } from '@hibiki/test-harness/proofs'
import { describeSixtyDays } from './support/sixty-days.ts'

// This file has half of the five hundred contracts; the other half runs in parallel.
const contracts = chooseCount({ test: 50, prove: 250 })
describeSixtyDays({ contracts, seed: 20_280_229, isRepresentative: true })
