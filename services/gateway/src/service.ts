import { createSessionVerifier } from '@hibiki/http'
import { createDiskStorage } from '@hibiki/media-storage'
import { defineStatelessService, type ResourceContext } from '@hibiki/service/stateless'
import { configProperties, parsePublicOrigins, parseServiceUrls, validateConfig } from './config.ts'
import type { GatewayContext } from './context.ts'
import { docs } from './modules/docs/module.ts'
import { frontends } from './modules/frontends/module.ts'
import { REQUEST_DEADLINE_MS, UPLOAD_DEADLINE_MS } from './modules/proxy/call-limits.rules.ts'
import { proxy } from './modules/proxy/module.ts'
import { createServiceDirectory } from './modules/proxy/service-directory.ts'
import { shouldUpgradeToWebsocket } from './modules/proxy/websockets.ts'
import { createPublicKeyGetter } from './modules/sessions/create-public-key-getter.ts'
import { pollEndedSessions } from './modules/sessions/ended-sessions.ts'
import { installCommonHooks } from './plugins/install-common-hooks.ts'
import { createSecurityHeaders } from './plugins/security-headers.ts'

export const gateway = defineStatelessService<GatewayContext>({
  name: 'gateway',
  port: 3000,
  config: { properties: configProperties, check: validateConfig },
  // The gateway has no errors of its own, only those that every service has.
  errors: {},
  resources: openResources,
  app: ({ config }) => ({
    isBehindGateway: false,
    // Prefixes and kinds of pages stand in place of routes.
    routeOf: ({ routeLabel }) => routeLabel,
    isQuiet: ({ routeLabel }) => routeLabel === 'healthz',
    isUntraced: ({ url }) => !url.startsWith('/api/'),
    server: {
      trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
      http: { shouldUpgradeCallback: shouldUpgradeToWebsocket },
    },
  }),
  prepare: installCommonHooks,
  isReady: ({ endedSessions }) => endedSessions?.loaded ?? true,
  modules: [proxy, docs, frontends],
})

function openResources(context: ResourceContext<GatewayContext>) {
  const { config, defer } = context
  const services = parseServiceUrls(config)
  const directory = createServiceDirectory(services)
  defer(() => directory.close())
  const media = config.MEDIA_FOLDER === undefined ? null : createDiskStorage({ folder: config.MEDIA_FOLDER })
  defer(() => media?.close())
  return {
    directory,
    ...openSessions(context, services.identity ?? []),
    publicOrigins: parsePublicOrigins(config),
    headers: createSecurityHeaders({
      secure: config.SECURE_COOKIES,
      stripeJs: config.STRIPE_PUBLISHABLE_KEY !== '',
    }),
    frontends: { memberApp: config.MEMBER_APP_DIST, console: config.ADMIN_CONSOLE_DIST },
    media,
    deadlines: { requestMs: REQUEST_DEADLINE_MS, uploadMs: UPLOAD_DEADLINE_MS },
    localRoutes: null,
  }
}

function openSessions(
  { given, internalKeys, log, defer }: ResourceContext<GatewayContext>,
  identityUrls: readonly string[],
): Pick<GatewayContext, 'endedSessions' | 'sessions'> {
  if (given.sessions) return { endedSessions: null, sessions: given.sessions }
  const endedSessions = pollEndedSessions({ identityUrls, internalKeys, log })
  defer(() => endedSessions.stop())
  const sessions = createSessionVerifier({
    keys: createPublicKeyGetter(identityUrls),
    endedReason: endedSessions.findEndReason,
    claimsChangedAt: endedSessions.claimsChangedAt,
  })
  return { endedSessions, sessions }
}
