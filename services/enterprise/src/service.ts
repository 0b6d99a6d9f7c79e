import { createInternalFetch } from '@hibiki/http'
import { createSmtpSender } from '@hibiki/mail'
import { createMediaLinkSigner } from '@hibiki/media-links'
import { createInProcessBroadcast, createNatsBroadcast } from '@hibiki/messaging'
import { createNameReadingsProjection, createProjectedSessionLookup } from '@hibiki/projections'
import {
  defineService,
  type ResourceContext,
  requireSecrets,
  splitList,
  toNatsAddress,
} from '@hibiki/service'
import { configProperties, type EnterpriseContext } from './context.ts'
import { enterpriseErrors } from './errors.ts'
import { listAgencyIdsOfMembers } from './modules/accounts/accounts.sql.ts'
import { accounts } from './modules/accounts/module.ts'
import { alerts } from './modules/alerts/module.ts'
import { createBoardCodeClaimer } from './modules/boards/board-code-claimer.ts'
import { boards } from './modules/boards/module.ts'
import { control } from './modules/control/module.ts'
import { databaseClock } from './modules/leases/leases.sql.ts'
import { leases } from './modules/leases/module.ts'
import { releaseSection } from './modules/leases/release-section.ts'
import { createLeaseRenewer } from './modules/live/lease-renewer.ts'
import { createLiveMetrics } from './modules/live/live-metrics.ts'
import { live } from './modules/live/module.ts'
import { createRoomConnections } from './modules/live/room-connections.ts'
import { createSectionSender } from './modules/live/section-sender.ts'
import { plans } from './modules/plans/module.ts'
import { playlists } from './modules/playlists/module.ts'
import { openFileSigner } from './modules/proofs/file-signer.ts'
import { proofs } from './modules/proofs/module.ts'
import { reports } from './modules/reports/module.ts'
import { rooms } from './modules/rooms/module.ts'
import { setup } from './modules/setup/module.ts'
import { sounds } from './modules/sounds/module.ts'

/** A media link works for this long. */
const LINK_LIFETIME_SECONDS = 600

export const enterprise = defineService<EnterpriseContext>({
  name: 'enterprise',
  title: 'Hibiki enterprise rooms',
  port: 4006,
  folder: new URL('../', import.meta.url),
  config: { properties: configProperties, check: (config) => requireSecrets('MEDIA_KEY', config.MEDIA_KEY) },
  errors: enterpriseErrors,
  resources: openResources,
  modules: [
    accounts,
    sounds,
    rooms,
    leases,
    reports,
    live,
    control,
    plans,
    playlists,
    boards,
    alerts,
    proofs,
    setup,
    createNameReadingsProjection(),
  ],
})

async function openResources({
  config,
  db,
  clock,
  log,
  internalKeys,
  given,
  defer,
}: ResourceContext<EnterpriseContext>) {
  const leaseClock = given.leaseClock ?? databaseClock
  const broadcast =
    given.broadcast ??
    (config.NATS_URL === ''
      ? createInProcessBroadcast({ log })
      : await createNatsBroadcast({ ...toNatsAddress(config), log }))
  if (!given.broadcast) defer(() => broadcast.close())
  const mailSender = given.mailSender ?? createSmtpSender({ url: config.SMTP_URL, from: config.MAIL_FROM })
  if (!given.mailSender) defer(() => mailSender.close())
  const links = createMediaLinkSigner({
    keys: splitList(config.MEDIA_KEY),
    lifetimeSeconds: LINK_LIFETIME_SECONDS,
    clock,
  })
  const metrics = createLiveMetrics()
  const sender = createSectionSender({ db, links, clock })
  const connections = createRoomConnections({
    broadcast,
    sender,
    metrics,
    log,
    clock,
    sessions: createProjectedSessionLookup(db),
    agenciesOf: (memberIds) => listAgencyIdsOfMembers(db, memberIds),
    leaveSection: (connection) => releaseSection({ db, clock, leaseClock }, connection),
    renewLeases: createLeaseRenewer({ db, leaseClock }),
  })
  defer(() => connections.close())
  const claimBoardCode =
    given.claimBoardCode ?? createBoardCodeClaimer(config.IDENTITY_URL, createInternalFetch(internalKeys))
  const proofSigner = openFileSigner(config.PROOF_SIGNING_KEY)
  return {
    links,
    leaseClock,
    broadcast,
    claimBoardCode,
    metrics,
    sender,
    mailSender,
    connections,
    proofSigner,
  }
}
