import { type MailSender, mailProperties } from '@hibiki/mail'
import type { MediaLinks } from '@hibiki/media-links'
import type { Broadcast } from '@hibiki/messaging'
import { publicOriginProperty, type ServiceContext } from '@hibiki/service'
import type { RawBuilder } from 'kysely'
import { Type } from 'typebox'
import type { LiveMetrics } from './modules/live/live-metrics.ts'
import type { RoomConnections } from './modules/live/room-connections.ts'
import type { SectionSender } from './modules/live/section-sender.ts'
import type { EnterpriseTables } from './tables.ts'

/** Settings beside the common ones. */
export const properties = {
  MEDIA_KEY: Type.String({ minLength: 1, description: 'The same as of content, which opens the links' }),
  PUBLIC_ORIGIN: publicOriginProperty,
  ...mailProperties,
}

interface EnterpriseResources {
  links: MediaLinks
  /** The database's own time, by which leases run out: copies' clocks may differ. */
  leaseClock: () => RawBuilder<Date>
  /** Tells every copy that a section changed. */
  broadcast: Broadcast
  metrics: LiveMetrics
  sender: SectionSender
  mailSender: MailSender
  /** Sockets of devices that are connected to this copy. */
  connections: RoomConnections
}

/** What the modules share. */
export type EnterpriseContext = ServiceContext<EnterpriseTables, typeof properties, EnterpriseResources>
