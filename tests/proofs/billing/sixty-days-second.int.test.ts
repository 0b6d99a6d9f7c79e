import { isFullProof, seed, times } from '@hibiki/test-harness/proofs'
import { describeSixtyDays } from './support/sixty-days.ts'

// Every run has other lives; their seed is in the names of the tests.
const contracts = times({ test: 20, prove: 250 })
describeSixtyDays({ contracts, seed, isRepresentative: isFullProof })
