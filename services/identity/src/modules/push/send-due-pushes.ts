import webPush from 'web-push'
import type { IdentityContext } from '../../context.ts'
import { getFixedT } from '../../texts.ts'
import { isReminderDue } from './is-reminder-due.ts'
import { claimDuePushes, type DuePush, deleteGoneBrowser, deletePush, postponePush } from './push.sql.ts'
import { classifyPushResponse, computeNextPushAt, isPushService } from './push-kind.rules.ts'

const BATCH_SIZE = 20
const TIMEOUT_MS = 10_000
/** Longer than a request may take; afterwards another replica may retry. */
const LEASE_MS = 60_000

/** Sends due notifications. Any number of replicas take different ones. */
export async function sendDuePushes(context: IdentityContext): Promise<void> {
  const { db, clock } = context
  const checkDue = createDueCheck(context)
  for (;;) {
    const now = clock()
    const leaseUntil = new Date(now.getTime() + LEASE_MS)
    const due = await claimDuePushes(db, { now, leaseUntil, limit: BATCH_SIZE })
    await Promise.all(due.map((push) => sendPush(context, push, checkDue)))
    if (due.length < BATCH_SIZE) return
  }
}

async function sendPush(context: IdentityContext, push: DuePush, checkDue: DueCheck): Promise<void> {
  const { db, clock, log } = context
  const { id, kind, attempts, uselessAfter } = push
  const isDue = await checkDue(push)
  if (isDue === false) return deletePush(db, id)
  const status = isDue ? await request(context, push) : null
  const outcome = status === null ? 'later' : classifyPushResponse(status)
  if (outcome === 'gone') return deleteGoneBrowser(db, push)
  const next = outcome === 'later' ? computeNextPushAt(attempts, { now: clock(), uselessAfter }) : null
  if (next) return postponePush(db, id, next)
  // Neither the browser's address nor the member is ever logged.
  if (outcome !== 'delivered') log.warn({ pushId: id, kind, attempts, status }, 'notification given up')
  await deletePush(db, id)
}

/** Returns whether a notification is still due; null when charts cannot be asked. */
type DueCheck = (push: DuePush) => Promise<boolean | null>

/**
 * Creates what asks charts whether appointments are still to be reminded of, because they may have been cancelled or moved. After a failure
 * it does not ask again, so that notifications of other kinds do not wait for a service that is away.
 */
function createDueCheck(context: IdentityContext): DueCheck {
  let isChartsAway = false
  return async ({ userId, day }) => {
    if (day === null) return true
    if (isChartsAway) return null
    return isReminderDue(context, { userId, day }).catch((error: Error) => {
      isChartsAway = true
      context.log.warn({ reason: error.message }, 'charts did not return whether a reminder is due')
      return null
    })
  }
}

/** Returns the status of the push service's response, or null without one. */
async function request(context: IdentityContext, push: DuePush): Promise<number | null> {
  const { vapidKeys, pushServiceHosts, config, clock } = context
  const { endpoint, p256dh, auth, kind, uselessAfter } = push
  // The list of services may be shorter now than when the browser subscribed.
  if (!vapidKeys || !isPushService(endpoint, pushServiceHosts)) return 410
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(toNotification(push)),
      {
        vapidDetails: { subject: `mailto:${config.MAIL_FROM}`, ...vapidKeys },
        TTL: Math.max(0, Math.floor((uselessAfter.getTime() - clock().getTime()) / 1000)),
        urgency: kind === 'silent-room' ? 'high' : 'normal',
        topic: kind,
      },
    )
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: body as Uint8Array<ArrayBuffer>,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}

/** Says what kind of news there is and where; what it says is read after opening the app. */
function toNotification({ kind, path, language }: DuePush) {
  const t = getFixedT(language)
  return { kind, path, lang: t('push.lang'), title: t(`push.${kind}.title`), body: t(`push.${kind}.body`) }
}
