import type { App } from '@hibiki/http'
import { registerSoundDeletionRoute, type SoundDeletionDeps } from '../register-sound-deletion-route.ts'

export function deleteSoundTherapySound(app: App, deps: SoundDeletionDeps): void {
  registerSoundDeletionRoute(app, deps, {
    path: '/upload/delete-sound-therapy-dmv',
    operationId: 'deleteSoundTherapySound',
    summary: 'Withdraws a sound of sound therapy from the catalogue',
    kinds: ['sound_therapy'],
  })
}
