import type { App, SessionVerifier } from '@hibiki/http'
import type { MediaStorage } from '@hibiki/media-storage'
import type { StatelessContext } from '@hibiki/service/stateless'
import type { configProperties } from './config.ts'
import type { FrontendFolders } from './modules/frontends/frontends.ts'
import type { ServiceDirectory } from './modules/proxy/service-directory.ts'
import type { EndedSessions } from './modules/sessions/ended-sessions.ts'
import type { SecurityHeaders } from './plugins/security-headers.ts'

export type GatewayContext = StatelessContext<
  typeof configProperties,
  {
    directory: ServiceDirectory
    sessions: SessionVerifier
    /** Null where the sessions are given, as in tests. */
    endedSessions: EndedSessions | null
    /** Origins under which people see the product; empty in local mode, where the request's own host counts. */
    publicOrigins: readonly string[]
    headers: SecurityHeaders
    frontends: FrontendFolders
    /** Content's media, where this machine can read them itself. */
    media: MediaStorage | null
    deadlines: { requestMs: number; uploadMs: number }
    /** Helpers of local mode, registered beside the pages; no deployment has any. */
    localRoutes: ((app: App) => Promise<void>) | null
  }
>
