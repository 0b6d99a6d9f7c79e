import { createHmac, hkdfSync } from 'node:crypto'
import { splitList } from '@hibiki/service'
import type { SupportSettings } from '../../../config.ts'
import { createReplyAddresses, type ReplyAddresses } from './reply-address.ts'

export interface MailReplies {
  addresses: ReplyAddresses
  webhookSecrets: readonly string[]
  /** Returns a digest that is equal for equal texts and reveals nothing about them without the key. */
  digest(text: string): Buffer
}

/** Opens what replies by mail need; null where they are off. */
export function createMailReplies(
  settings: Pick<SupportSettings, 'MAIL_REPLY_ADDRESS' | 'MAIL_REPLY_KEY' | 'MAIL_REPLY_WEBHOOK_SECRET'>,
): MailReplies | null {
  if (settings.MAIL_REPLY_ADDRESS === '') return null
  const secrets = splitList(settings.MAIL_REPLY_KEY)
  const digestKey = Buffer.from(hkdfSync('sha256', secrets[0] ?? '', '', 'hibiki mail notices', 32))
  return {
    addresses: createReplyAddresses({ address: settings.MAIL_REPLY_ADDRESS, secrets }),
    webhookSecrets: splitList(settings.MAIL_REPLY_WEBHOOK_SECRET),
    digest: (text) => createHmac('sha256', digestKey).update(text).digest(),
  }
}
