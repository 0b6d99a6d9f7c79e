import type { AddresseeLookup, MailSender } from '@hibiki/mail'
import type { MediaLinkSigner } from '@hibiki/media-links'
import type { ServiceContext } from '@hibiki/service'
import type { configProperties } from './config.ts'
import type { ChartPhotoVault } from './modules/photos/chart-photo-vault.ts'
import type { ChartsTables } from './tables.ts'

interface ChartsResources {
  /** Stores the photos of records, encrypted. */
  photoVault: ChartPhotoVault
  /** Signs and verifies links to those photos. */
  photoLinks: MediaLinkSigner
  mailSender: MailSender
  /** Asks identity for the address of a member, and whether the member wants a kind of mail. */
  addressees: AddresseeLookup
}

/** The dependencies of the modules of charts. */
export type ChartsContext = ServiceContext<ChartsTables, typeof configProperties, ChartsResources>
