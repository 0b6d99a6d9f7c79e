import type { App } from '@hibiki/http'
import { type DeletionDeps, registerDeletionRoute } from '../register-deletion-route.ts'

export function deleteEnterpriseSound(app: App, deps: DeletionDeps): void {
  registerDeletionRoute(app, deps, {
    path: '/upload/delete-enterprise-dmv',
    operationId: 'deleteEnterpriseSound',
    summary: 'Withdraws a sound of enterprise rooms from the catalogue',
    kinds: ['enterprise'],
  })
}
