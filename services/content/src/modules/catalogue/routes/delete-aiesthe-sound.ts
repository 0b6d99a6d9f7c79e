import type { App } from '@hibiki/http'
import { type DeletionDeps, registerDeletionRoute } from '../register-deletion-route.ts'

export function deleteAiestheSound(app: App, deps: DeletionDeps): void {
  registerDeletionRoute(app, deps, {
    path: '/upload/delete-aiesthe-dmv',
    operationId: 'deleteAiestheSound',
    summary: 'Withdraws a sound of AI esthe from the catalogue',
    kinds: ['aiesthe'],
  })
}
