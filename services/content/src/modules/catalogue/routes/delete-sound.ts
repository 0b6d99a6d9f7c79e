import type { App } from '@hibiki/http'
import { type DeletionDeps, registerDeletionRoute } from '../register-deletion-route.ts'

export function deleteSound(app: App, deps: DeletionDeps): void {
  registerDeletionRoute(app, deps, {
    path: '/upload/delete-sound-dmv',
    operationId: 'deleteSound',
    summary: 'Withdraws a medical sound, a sound of nature or a Kanade sound from the catalogue',
    kinds: ['sound', 'kanade'],
  })
}
