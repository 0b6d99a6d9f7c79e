import type { App } from '@hibiki/http'
import { type DeletionDeps, deletionRoute } from '../deletion.ts'

/** POST /upload/delete-aiesthe-dmv?id. */
export function deleteAiestheSound(app: App, deps: DeletionDeps): void {
  deletionRoute(app, deps, {
    path: '/upload/delete-aiesthe-dmv',
    operationId: 'deleteAiestheSound',
    summary: 'Takes a sound out of AI esthe',
    kinds: ['aiesthe'],
  })
}
