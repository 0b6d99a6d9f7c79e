import type { RowOf } from '../api/contract.ts'
import { console as texts } from '../i18n/ja/commerce-log.json'

/** What an administrator did in commerce. */
export type CommerceLogEntry = RowOf<'GET /admin/commerce-log'>

/** Every act that billing puts on record; the check fails when one of them has no name. */
export const commerceActions = Object.keys(
  texts.commerceLog.action satisfies Record<CommerceLogEntry['action'], string>,
)
