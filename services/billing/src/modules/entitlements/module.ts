import { type App, access, allow } from '@hibiki/http'
import type { Db } from '../../db/schema.ts'
import type { ProductCatalogue } from '../products/catalogue.ts'
import { availableAiesthe } from './routes/available-aiesthe.ts'
import { availableDrAi } from './routes/available-dr-ai-and-healthcare-func.ts'
import { availableLoop } from './routes/available-loop-func.ts'
import { availableSoundTherapy } from './routes/available-sound-therapy-func.ts'
import { availableTimer } from './routes/available-timer-func.ts'
import { availableWithSoundesthe } from './routes/available-with-soundesthe-func.ts'

export interface EstheDeps {
  db: Db
  clock: () => Date
  products: ProductCatalogue
}

/** The checks before a function is used (D1§4); every service checks again by its own projection. */
export async function esthe(app: App, deps: EstheDeps): Promise<void> {
  allow(app, access.memberNotEnterprise)
  availableLoop(app, deps)
  availableTimer(app, deps)
  availableWithSoundesthe(app, deps)
  availableDrAi(app, deps)
  availableSoundTherapy(app, deps)
  availableAiesthe(app, deps)
}
