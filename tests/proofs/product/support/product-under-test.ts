import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { countTransactions } from './pgbouncer.ts'

interface Address {
  url: string
  adminUrl: string
}

interface Running {
  databases: Record<'identity' | 'billing' | 'content', Address>
  gateways: readonly string[]
  /** The public origin of the product. */
  origin: string
  contentUrls: readonly string[]
  /** Stores a file where the product stores its media. */
  mediaFolder: string
}

/** A running product that nobody has used before the tests. */
export interface ProductUnderTest extends Running {
  /** Migrates as a deployment does; resolves when the job has ended. */
  stopFirstContent(): Promise<void>
  /** The number of transactions that PgBouncer has carried, when it is used. */
  transactions?: (() => Promise<number>) | undefined
}

/** What the starter of a product writes to a file about it. */
export interface ProductDescription extends Running {
  stopFirstContent: readonly [string, ...string[]]
  /** PgBouncer's console, when it is used. */
  poolerUrl?: string | undefined
}

/** Reads the product that the file in PRODUCT describes; undefined when it is not set. */
export function readProductUnderTest(): ProductUnderTest | undefined {
  const file = process.env.PRODUCT
  if (!file) return undefined
  const { stopFirstContent, poolerUrl, ...running } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as ProductDescription
  const [command, ...args] = stopFirstContent
  return {
    ...running,
    stopFirstContent: async () => void (await promisify(execFile)(command, args)),
    transactions: poolerUrl === undefined ? undefined : () => countTransactions(poolerUrl),
  }
}
