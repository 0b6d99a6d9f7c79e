import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { agreeProvidingData } from './agree-providing-data.ts'
import { agreeTermOfService } from './agree-term-of-service.ts'
import { consents } from './consents.ts'
import { providingData } from './providing-data.ts'
import { termOfService } from './term-of-service.ts'

export async function agreementRoutes(app: App, deps: RouteDeps): Promise<void> {
  allow(app, access.member)
  consents(app, deps)
  providingData(app, deps)
  agreeProvidingData(app, deps)
  termOfService(app, deps)
  agreeTermOfService(app, deps)
}
