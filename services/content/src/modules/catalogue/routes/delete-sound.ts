import type { App } from '@hibiki/http'
import { registerSoundDeletionRoute, type SoundDeletionDeps } from '../register-sound-deletion-route.ts'

export function deleteSound(app: App, deps: SoundDeletionDeps): void {
  registerSoundDeletionRoute(app, deps, {
    path: '/upload/delete-sound-dmv',
    operationId: 'deleteSound',
    summary: 'Withdraws a medical sound, a sound of nature or a Kanade sound from the catalogue',
    kinds: ['sound', 'kanade'],
  })
}
