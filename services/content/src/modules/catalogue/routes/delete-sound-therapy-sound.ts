import type { App } from '@hibiki/http'
import { type DeletionDeps, registerDeletionRoute } from '../register-deletion-route.ts'

export function deleteSoundTherapySound(app: App, deps: DeletionDeps): void {
  registerDeletionRoute(app, deps, {
    path: '/upload/delete-sound-therapy-dmv',
    operationId: 'deleteSoundTherapySound',
    summary: 'Withdraws a sound of sound therapy from the catalogue',
    kinds: ['sound_therapy'],
  })
}
