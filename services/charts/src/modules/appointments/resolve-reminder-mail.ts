import type { Day } from '@hibiki/calendar'
import type { Language } from '@hibiki/http'
import { type AddressedMail, type DueMail, formatJstMoment, type MailContent } from '@hibiki/mail'
import type { ChartsContext } from '../../context.ts'
import { getFixedT } from '../../texts.ts'
import { findAgencyName } from '../customers/agencies.sql.ts'
import type { Occurrence } from './appointment.rules.ts'
import type { ReminderFacts } from './appointment-reminder.rules.ts'
import { type DueReminder, findDueReminders, REMINDER_TEMPLATE } from './appointment-reminders.sql.ts'

type Deps = Pick<ChartsContext, 'db' | 'clock' | 'addressees'> & { publicOrigin: string }

/**
 * Returns the mail of a reminder with its reader's current address and language. It names what the customer is to be reminded of now, and is null
 * when that is nothing: everything was cancelled, moved, given to somebody else or is to be reminded of no more, or the customer left the salon.
 * It is null, too, when the customer cancelled such mails, or when the account was deleted.
 */
export async function resolveReminderMail(
  deps: Deps,
  { userId: customerId, template, body }: Pick<DueMail<ReminderFacts>, 'userId' | 'template' | 'body'>,
): Promise<AddressedMail | null> {
  if (customerId === null) return null
  const addressee = await deps.addressees(customerId, 'appointment')
  if (addressee === null || addressee.subscribed === false) return null
  // The appointments are read last, because they may change while identity responds.
  const found = await findDueReminders(deps.db, { customerId, day: body.startDay, now: deps.clock() })
  if (!found) return null
  const isNamed = ({ appointmentId, occurrence }: DueReminder) =>
    // What the release before wrote has a mail of its own for each appointment.
    template === REMINDER_TEMPLATE || (appointmentId === body.appointmentId && occurrence.day === body.day)
  const occurrences = found.due.filter(isNamed).map(({ occurrence }) => occurrence)
  if (occurrences.length === 0) return null
  const salonName = await findAgencyName(deps.db, found.agencyCode)
  const { email: to, name, language, unsubscribeUrl, oneClickUrl } = addressee
  const content = createReminderMail(occurrences, { day: body.startDay, salonName, language, ...deps })
  return {
    to,
    language,
    content: {
      ...content,
      addressee: name,
      ...(unsubscribeUrl && { unsubscribeUrl }),
      ...(oneClickUrl && { oneClickUrl }),
    },
  }
}

/** Returns the content of the mail: when, where and what, and nothing else of the salon's. */
function createReminderMail(
  occurrences: readonly Occurrence[],
  {
    day,
    salonName,
    language,
    publicOrigin,
  }: { day: Day; salonName: string | null; language: Language; publicOrigin: string },
): MailContent {
  const t = getFixedT(language)
  const count = occurrences.length
  const salon = salonName === null ? [] : [{ label: t('texts.reminder.salon'), value: salonName }]
  return {
    subject: t('texts.reminder.subject', { count }),
    heading: t('texts.reminder.heading', { count }),
    paragraphs: [t('texts.reminder.text', { count })],
    details: [
      ...occurrences.flatMap(({ startAt, title }) => [
        { label: t('texts.reminder.moment'), value: formatJstMoment(startAt.toISOString(), language) },
        { label: t('texts.reminder.what'), value: title },
      ]),
      ...salon,
    ],
    button: {
      label: t('texts.reminder.button', { count }),
      url: new URL(`/mypage/calendar?view=day&day=${day}`, publicOrigin).href,
    },
    notes: [t('texts.reminder.note', { count })],
  }
}
