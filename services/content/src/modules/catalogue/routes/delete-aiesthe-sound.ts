import type { App } from '@hibiki/http'
import { registerSoundDeletionRoute, type SoundDeletionDeps } from '../register-sound-deletion-route.ts'

export function deleteAiestheSound(app: App, deps: SoundDeletionDeps): void {
  registerSoundDeletionRoute(app, deps, {
    path: '/upload/delete-aiesthe-dmv',
    operationId: 'deleteAiestheSound',
    summary: 'Withdraws a sound of AI esthe from the catalogue',
    kinds: ['aiesthe'],
  })
}
