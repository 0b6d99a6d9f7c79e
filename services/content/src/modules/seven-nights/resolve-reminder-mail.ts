import type { Language } from '@hibiki/http'
import { languages } from '@hibiki/languages'
import type { AddressedMail, DueMail, MailContent } from '@hibiki/mail'
import type { ContentContext } from '../../context.ts'
import { getFixedT } from '../../texts.ts'
import { getSoundTitle } from '../catalogue/sound-names.ts'
import { type Evening, findOpenEvening } from './read-seven-nights.ts'
import { type ReminderFacts, toReminderEnd } from './reminder.rules.ts'
import { findSevenNights, turnReminderOff } from './seven-nights.sql.ts'

type Deps = Pick<ContentContext, 'db' | 'clock' | 'catalogue' | 'addressees'> & { publicOrigin: string }

/**
 * Returns the mail of a reminder with its reader's current address and language. It is null when the evening was heard or is over, the nights
 * were ended, the reminder was switched off or cancelled by the link of an earlier mail, or the account was deleted.
 */
export async function resolveReminderMail(
  deps: Deps,
  { userId: memberId, body: { day } }: Pick<DueMail<ReminderFacts>, 'userId' | 'body'>,
): Promise<AddressedMail | null> {
  if (memberId === null) return null
  const startedAt = deps.clock()
  const addressee = await deps.addressees(memberId, 'seven-nights')
  if (addressee === null) return null
  if (addressee.subscribed === false) {
    // The app must not go on promising a mail.
    await turnReminderOff(deps.db, { memberId, unlessSetSince: startedAt })
    return null
  }
  // The evening is read last, because it may be heard while identity responds.
  const saved = await findSevenNights(deps.db, memberId)
  if (!saved?.reminder || deps.clock() >= toReminderEnd(day, saved.remindAt)) return null
  const evening = await findOpenEvening(deps, saved)
  if (evening?.day !== day) return null
  const { email: to, name, language, unsubscribeUrl, oneClickUrl } = addressee
  const content = { ...createReminderMail(evening, { language, ...deps }), addressee: name }
  return {
    to,
    language,
    content: { ...content, ...(unsubscribeUrl && { unsubscribeUrl }), ...(oneClickUrl && { oneClickUrl }) },
  }
}

/** Returns the content of the mail: which evening, which sound, how long, and a link that opens this evening. */
function createReminderMail(
  { number, day, sound, durationMs }: Evening,
  { language, publicOrigin }: { language: Language; publicOrigin: string },
): MailContent {
  const t = getFixedT(language)
  const minutes = Math.max(1, Math.round(durationMs / 60_000))
  return {
    subject: t('mails.evening.subject', { number }),
    heading: t('mails.evening.heading', { number }),
    paragraphs: [t('mails.evening.text')],
    details: [
      {
        label: t('mails.evening.night'),
        value: t('mails.evening.nightOf', { number, day: formatDay(day, language) }),
      },
      { label: t('mails.evening.sound'), value: getSoundTitle(sound, language) },
      { label: t('mails.evening.length'), value: t('mails.evening.minutes', { minutes }) },
    ],
    button: {
      label: t('mails.evening.button'),
      url: new URL(`/mypage/seven-nights?night=${day}`, publicOrigin).href,
    },
    notes: [t('mails.evening.note')],
  }
}

function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languages[language].region, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
