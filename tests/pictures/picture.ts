import type { Page } from 'playwright-core'

/** A page of the member app or the console, and the demo account that looks at it. */
export interface Picture {
  name: string
  path: string
  who: 'visitor' | 'premium' | 'general' | 'customer' | 'pic' | 'enterprise' | 'admin'
  isConsole?: true
  /** What is done on the page before its picture. */
  lead?: (page: Page) => Promise<void>
}
