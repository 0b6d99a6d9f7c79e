import { getJstDay } from '@hibiki/calendar'
import type { Language } from '@hibiki/http'
import { type AddressedMail, type DueMail, formatJstMoment, type MailContent } from '@hibiki/mail'
import type { ChartsContext } from '../../context.ts'
import { getFixedT } from '../../texts.ts'
import { findAgencyName } from '../customers/agencies.sql.ts'
import { findOccurrence, type Occurrence } from './appointment.rules.ts'
import { isReminderDue, type ReminderFacts } from './appointment-reminder.rules.ts'
import { findAppointment } from './appointments.sql.ts'

type Deps = Pick<ChartsContext, 'db' | 'clock' | 'addressees'> & { publicOrigin: string }

/**
 * Returns the mail of a reminder with its reader's current address and language. It is null when the appointment was cancelled, moved, given to
 * somebody else or is to be reminded of no more, when the customer left the salon or cancelled such mails, or when the account was deleted.
 */
export async function resolveReminderMail(
  deps: Deps,
  { userId: customerId, body }: Pick<DueMail<ReminderFacts>, 'userId' | 'body'>,
): Promise<AddressedMail | null> {
  if (customerId === null) return null
  const addressee = await deps.addressees(customerId, 'appointment')
  if (addressee === null || addressee.subscribed === false) return null
  // The appointment is read last, because it may change while identity responds.
  const { appointmentId: id, agencyCode, day, startDay } = body
  const salonName = await findAgencyName(deps.db, agencyCode)
  const appointment = await findAppointment(deps.db, { id, agencyCode })
  if (appointment?.customerId !== customerId) return null
  const occurrence = findOccurrence(appointment, day)
  if (!occurrence || getJstDay(occurrence.startAt) !== startDay) return null
  if (!isReminderDue(appointment, occurrence, deps.clock())) return null
  const { email: to, name, language, unsubscribeUrl, oneClickUrl } = addressee
  const content = createReminderMail(occurrence, { salonName, language, ...deps })
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
  { startAt, title }: Occurrence,
  {
    salonName,
    language,
    publicOrigin,
  }: { salonName: string | null; language: Language; publicOrigin: string },
): MailContent {
  const t = getFixedT(language)
  const salon = salonName === null ? [] : [{ label: t('texts.reminder.salon'), value: salonName }]
  return {
    subject: t('texts.reminder.subject'),
    heading: t('texts.reminder.heading'),
    paragraphs: [t('texts.reminder.text')],
    details: [
      {
        label: t('texts.reminder.moment'),
        value: formatJstMoment(startAt.toISOString(), language),
      },
      ...salon,
      { label: t('texts.reminder.what'), value: title },
    ],
    button: {
      label: t('texts.reminder.button'),
      url: new URL(`/mypage/calendar?view=day&day=${getJstDay(startAt)}`, publicOrigin).href,
    },
    notes: [t('texts.reminder.note')],
  }
}
