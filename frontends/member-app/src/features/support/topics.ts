import { paths } from '../../app/paths.ts'

export interface HelpTopic {
  name: string
  /** The path of a page with more about the answer. */
  link?: string
}

/** The questions in the order of the page. */
export const faqTopics: readonly HelpTopic[] = [
  { name: 'noSound' },
  { name: 'offline' },
  { name: 'planChange' },
  { name: 'cards' },
  { name: 'cancel', link: paths.subscriptionState },
  { name: 'password', link: paths.forgotPassword },
  { name: 'otherDevice' },
]

export const cacheTopics: readonly HelpTopic[] = [
  { name: 'safariIos' },
  { name: 'chromeAndroid' },
  { name: 'chromeDesktop' },
  { name: 'safariMac' },
]
