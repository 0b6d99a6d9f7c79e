import { type App, access, allow } from '@hibiki/http'
import type { AiestheContext } from '../../context.ts'
import { getChosenSound } from './routes/get-chosen-sound.ts'
import { getClusterSound } from './routes/get-cluster-sound.ts'

/** Sounds that the AI chooses without a photo (D-108). */
export function choices(app: App, context: AiestheContext): void {
  app.register(async (scope: App) => {
    allow(scope, access.memberNotEnterprise)
    getChosenSound(scope, context)
    getClusterSound(scope, context)
  })
}
