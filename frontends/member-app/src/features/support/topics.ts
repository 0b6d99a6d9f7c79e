import { paths } from '../../app/paths.ts'

export interface Topic {
  name: string
  /** The path of a page with more about the answer. */
  link?: string
}

/** The questions in the order of the page. */
export const questions: readonly Topic[] = [
  { name: 'noSound' },
  { name: 'offline' },
  { name: 'planChange' },
  { name: 'cards' },
  { name: 'cancel', link: paths.subscriptionState },
  { name: 'password', link: paths.forgotPassword },
  { name: 'otherDevice' },
]

export const cacheSteps: readonly Topic[] = [
  { name: 'safariIos' },
  { name: 'chromeAndroid' },
  { name: 'chromeDesktop' },
  { name: 'safariMac' },
]
