import { type App, access, allow } from '@hibiki/http'
import { agreements } from './agreements.ts'

export async function staticRoutes(app: App): Promise<void> {
  allow(app, access.visitor)
  agreements(app)
}
