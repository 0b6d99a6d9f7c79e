import { describeSixtyDays } from '../testing/sixty-days.ts'

// Other lives every time in `npm run prove`; their seed is in the names of the tests.
const seed = process.env.PROVE === 'yes' ? Date.now() % 1_000_000_000 : 20_280_331
describeSixtyDays({ contracts: 150, seed })
