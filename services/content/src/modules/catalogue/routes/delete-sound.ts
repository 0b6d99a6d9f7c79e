import type { App } from '@hibiki/http'
import { type DeletionDeps, deletionRoute } from '../deletion.ts'

/** POST /upload/delete-sound-dmv?id. */
export function deleteSound(app: App, deps: DeletionDeps): void {
  deletionRoute(app, deps, {
    path: '/upload/delete-sound-dmv',
    operationId: 'deleteSound',
    summary: 'Takes a medical sound, a sound of nature or a Kanade sound out of the catalogue',
    kinds: ['sound', 'kanade'],
  })
}
