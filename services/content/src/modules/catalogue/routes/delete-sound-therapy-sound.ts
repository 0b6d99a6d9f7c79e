import type { App } from '@hibiki/http'
import { type DeletionDeps, deletionRoute } from '../deletion.ts'

/** POST /upload/delete-sound-therapy-dmv?id. */
export function deleteSoundTherapySound(app: App, deps: DeletionDeps): void {
  deletionRoute(app, deps, {
    path: '/upload/delete-sound-therapy-dmv',
    operationId: 'deleteSoundTherapySound',
    summary: 'Takes a sound out of sound therapy',
    kinds: ['sound_therapy'],
  })
}
