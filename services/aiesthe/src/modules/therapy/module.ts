import { type App, access, allow } from '@hibiki/http'
import type { AiestheContext } from '../../context.ts'
import { getTherapySound } from './routes/get-therapy-sound.ts'
import { listTherapySounds } from './routes/list-therapy-sounds.ts'

/** Sound therapy (D-125). */
export function therapy(app: App, context: AiestheContext): void {
  app.register(async (scope: App) => {
    allow(scope, access.memberNotEnterprise)
    listTherapySounds(scope, context)
    getTherapySound(scope, context)
  })
}
