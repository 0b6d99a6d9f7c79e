import { chooseCount, isFullProof, proofSeed } from '@hibiki/test-harness/proofs'
import { describeSixtyDays } from './support/sixty-days.ts'

// Every run has other lives; their seed is in the names of the tests.
const contracts = chooseCount({ test: 20, prove: 250 })
describeSixtyDays({ contracts, seed: proofSeed, isRepresentative: isFullProof })
