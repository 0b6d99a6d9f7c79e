import type { RowOf } from '../api/call-types.ts'
import { console as texts } from '../i18n/ja/commerce-log.json'

/** An entry says what an administrator did in commerce. */
export type CommerceLogEntry = RowOf<'GET /admin/commerce-log'>

/** These are all actions that billing logs; the type check fails if one of them has no text. */
export const commerceLogActions = Object.keys(
  texts.commerceLog.action satisfies Record<CommerceLogEntry['action'], string>,
)
