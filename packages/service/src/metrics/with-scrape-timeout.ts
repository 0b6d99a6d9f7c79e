import { withTimeout } from '@hibiki/database'

/** A scrape returns without a figure rather than late. */
const late = { timeoutMs: 2_000, message: 'no figures within two seconds' }

/** The figures, or a rejection when they take longer than 2 s. */
export const withScrapeTimeout = <T>(figures: Promise<T>): Promise<T> => withTimeout(figures, late)
