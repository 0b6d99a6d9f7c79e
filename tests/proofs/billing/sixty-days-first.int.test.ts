import { describeSixtyDays } from './support/sixty-days.ts'

// Half of the three hundred contracts; the other half runs beside it.
describeSixtyDays({ contracts: 150, seed: 20_280_229 })
