import type { App } from '@hibiki/http'
import { type DeletionDeps, deletionRoute } from '../deletion.ts'

export function deleteAiestheSound(app: App, deps: DeletionDeps): void {
  deletionRoute(app, deps, {
    path: '/upload/delete-aiesthe-dmv',
    operationId: 'deleteAiestheSound',
    summary: 'Withdraws a sound of AI esthe from the catalogue',
    kinds: ['aiesthe'],
  })
}
