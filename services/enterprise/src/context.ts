import { type MailSender, mailSettingsProperties } from '@hibiki/mail'
import type { MediaLinkSigner } from '@hibiki/media-links'
import type { Broadcast } from '@hibiki/messaging'
import { publicOriginSettingSchema, type ServiceContext } from '@hibiki/service'
import type { RawBuilder } from 'kysely'
import { Type } from 'typebox'
import type { BoardCodeClaimer } from './modules/boards/board-code-claimer.ts'
import type { LiveMetrics } from './modules/live/live-metrics.ts'
import type { RoomConnections } from './modules/live/room-connections.ts'
import type { SectionSender } from './modules/live/section-sender.ts'
import type { FileSigner } from './modules/proofs/file-signer.ts'
import type { EnterpriseTables } from './tables.ts'

/** These settings add to those of every service. */
export const configProperties = {
  MEDIA_KEY: Type.String({
    minLength: 1,
    description: 'The same key as that of content, which verifies the links',
  }),
  PROOF_SIGNING_KEY: Type.String({
    default: '',
    pattern: '^([A-Za-z0-9_-]{43})?$',
    description: '32 bytes as base64url that sign the monthly proofs of play; none are issued without them',
  }),
  PUBLIC_ORIGIN: publicOriginSettingSchema,
  ...mailSettingsProperties,
}

interface EnterpriseResources {
  links: MediaLinkSigner
  /** Leases expire by the time of the database, because clocks of replicas may differ. */
  leaseClock: () => RawBuilder<Date>
  /** Tells every replica that a section changed. */
  broadcast: Broadcast
  claimBoardCode: BoardCodeClaimer
  metrics: LiveMetrics
  sender: SectionSender
  mailSender: MailSender
  /** Signs the monthly proofs of play; null without a key. */
  proofSigner: FileSigner | null
  /** The sockets of devices that are connected to this replica. */
  connections: RoomConnections
}

/** The modules of this service share this context. */
export type EnterpriseContext = ServiceContext<EnterpriseTables, typeof configProperties, EnterpriseResources>
