import type { App } from '@hibiki/http'
import { type DeletionDeps, deletionRoute } from '../deletion.ts'

/** POST /upload/delete-enterprise-dmv?id. */
export function deleteEnterpriseSound(app: App, deps: DeletionDeps): void {
  deletionRoute(app, deps, {
    path: '/upload/delete-enterprise-dmv',
    operationId: 'deleteEnterpriseSound',
    summary: 'Takes a sound out of the rooms of enterprises',
    kinds: ['enterprise'],
  })
}
