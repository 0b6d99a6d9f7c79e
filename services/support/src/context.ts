import type { AddresseeLookup, MailSender } from '@hibiki/mail'
import type { MediaStorage, SealedFiles } from '@hibiki/media-storage'
import type { ServiceContext } from '@hibiki/service'
import type { configProperties } from './config.ts'
import type { AdvisorEngine } from './modules/advisor/advisor-engine.ts'
import type { MailReplies } from './modules/inquiries/mail-replies/create-mail-replies.ts'
import type { ArticleDigests, ArticleFile } from './modules/knowledge/read-article-files.ts'
import type { SupportTables } from './tables.ts'

interface SupportResources {
  /** Reads the articles that a replica starts with, except the known ones. */
  readArticles: (options: { known: ArticleDigests }) => Promise<readonly ArticleFile[]>
  /** Pictures and documents of inquiries. */
  storage: MediaStorage
  /** The same storage, whose files are encrypted. */
  sealedFiles: SealedFiles
  mailSender: MailSender
  /** Requests identity for addresses of mails. */
  addressees: AddresseeLookup
  /** Null: nobody reads replies to mails. */
  mailReplies: MailReplies | null
  /** Writes the answers of the AI advisor. */
  engine: AdvisorEngine
}

/** The context that every module of support receives. */
export type SupportContext = ServiceContext<SupportTables, typeof configProperties, SupportResources>
