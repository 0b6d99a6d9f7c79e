import { truncateToCharacters } from '@hibiki/text'
import { openInquiryLimits } from '../../lib/api/limits.gen/open-inquiry.ts'
import { listRecentErrors } from '../../lib/api/recent-errors.ts'
import type { paths } from '../../lib/api/schema.gen.d.ts'

export type InquiryContext = NonNullable<
  paths['/v2/ai-chat/hand-over']['post']['requestBody']['content']['application/json']['shared']
>

/** Every text about the device has the same limit. */
const { maxLength } = openInquiryLimits['shared.device.browser']
const shorten = (text: string) => truncateToCharacters(text, maxLength)

/** Collects what the member may share with an inquiry: this device and the last errors, but nothing that was typed. */
export function collectInquiryContext(): InquiryContext {
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
  }
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
