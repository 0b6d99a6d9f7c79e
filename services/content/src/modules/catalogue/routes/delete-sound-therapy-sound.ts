import type { App } from '@hibiki/http'
import { type DeletionDeps, deletionRoute } from '../deletion.ts'

export function deleteSoundTherapySound(app: App, deps: DeletionDeps): void {
  deletionRoute(app, deps, {
    path: '/upload/delete-sound-therapy-dmv',
    operationId: 'deleteSoundTherapySound',
    summary: 'Withdraws a sound of sound therapy from the catalogue',
    kinds: ['sound_therapy'],
  })
}
