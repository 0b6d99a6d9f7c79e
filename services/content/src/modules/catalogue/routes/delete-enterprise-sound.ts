import type { App } from '@hibiki/http'
import { registerSoundDeletionRoute, type SoundDeletionDeps } from '../register-sound-deletion-route.ts'

export function deleteEnterpriseSound(app: App, deps: SoundDeletionDeps): void {
  registerSoundDeletionRoute(app, deps, {
    path: '/upload/delete-enterprise-dmv',
    operationId: 'deleteEnterpriseSound',
    summary: 'Withdraws a sound of enterprise rooms from the catalogue',
    kinds: ['enterprise'],
  })
}
