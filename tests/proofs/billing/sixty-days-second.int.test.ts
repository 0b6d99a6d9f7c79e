import { seed } from '@hibiki/test-harness/proofs'
import { describeSixtyDays } from './support/sixty-days.ts'

// Other lives in every run; their seed is in the names of the tests.
describeSixtyDays({ contracts: 150, seed })
