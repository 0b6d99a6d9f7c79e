import { addDays, getJstDay } from '@hibiki/calendar'
import { truncateToCharacters } from '@hibiki/text'
import { api } from '../../lib/api/client.ts'
import { openInquiryLimits } from '../../lib/api/limits.gen/open-inquiry.ts'
import { listRecentErrors } from '../../lib/api/recent-errors.ts'
import type { paths } from '../../lib/api/schema.gen.d.ts'
import type { useLanguageHeader } from '../../lib/i18n/use-language-header.ts'

export type InquiryContext = NonNullable<
  paths['/v2/ai-chat/hand-over']['post']['requestBody']['content']['application/json']['shared']
>

type LanguageHeader = ReturnType<typeof useLanguageHeader>

const DAYS_OF_SOUNDS = 7

/** Every text about the device has the same limit. */
const { maxLength } = openInquiryLimits['shared.device.browser']
const shorten = (text: string) => truncateToCharacters(text, maxLength)

/**
 * Collects what the member may share with an inquiry: this device, the last errors and the last sounds, but nothing that was typed.
 *
 * @param headers the language in which the sounds are named
 */
export async function collectInquiryContext(headers: LanguageHeader): Promise<InquiryContext> {
  const { language, userAgent } = navigator
  return {
    device: {
      browser: shorten(findBrowser(userAgent)),
      system: shorten(findSystem(userAgent)),
      screen: `${window.screen.width}×${window.screen.height} @${window.devicePixelRatio}`,
      language: shorten(language),
      timeZone: shorten(Intl.DateTimeFormat().resolvedOptions().timeZone),
    },
    errors: listRecentErrors(),
    player: null,
    sounds: await listLastSounds(headers),
  }
}

const plays: readonly string[] = ['dmv', 'medical_sound']

/** Lists what was played in the last week, the newest first; an inquiry is sent without it when that cannot be loaded. */
async function listLastSounds(headers: LanguageHeader): Promise<NonNullable<InquiryContext['sounds']>> {
  const tomorrow = addDays(getJstDay(new Date()), 1)
  const body = { userIds: [], since: addDays(tomorrow, -DAYS_OF_SOUNDS), until: tomorrow }
  const { data = [] } = await api
    .POST('/calendar/esthe-between', { body, headers })
    .catch(() => ({ data: undefined }))
  return data
    .filter(({ category, soundName }) => plays.includes(category) && soundName !== null)
    .slice(-openInquiryLimits['shared.sounds'].maxItems)
    .toReversed()
    .map(({ soundName, start }) => ({
      title: shorten(soundName ?? ''),
      at: new Date(`${start.replace(' ', 'T')}+09:00`).toISOString(),
    }))
}

const browsers = [
  /Edg\/[\d.]+/,
  /OPR\/[\d.]+/,
  /Firefox\/[\d.]+/,
  /Chrome\/[\d.]+/,
  /Version\/[\d.]+.*Safari/,
]

function findBrowser(userAgent: string): string {
  for (const pattern of browsers) {
    const found = pattern.exec(userAgent)?.[0]
    if (found) return found.replace('Version', 'Safari')
  }
  return userAgent
}

/** Finds what stands in the first parentheses, such as "iPhone; CPU iPhone OS 18_1 like Mac OS X". */
function findSystem(userAgent: string): string {
  return /\(([^)]*)\)/.exec(userAgent)?.[1] ?? userAgent
}
