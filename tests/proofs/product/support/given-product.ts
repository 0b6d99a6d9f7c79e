import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { transactionsOf } from './pgbouncer.ts'

interface Address {
  url: string
  adminUrl: string
}

interface Running {
  databases: Record<'identity' | 'billing' | 'content', Address>
  gateways: readonly string[]
  /** Where members are said to see it. */
  origin: string
  contentUrls: readonly string[]
  /** Has its files, wherever it keeps them itself. */
  mediaFolder: string
}

/** Where the product is that journeys go through; nobody has used it before. */
export interface Product extends Running {
  /** As a deploy does; returns when it has ended. */
  stopFirstContent(): Promise<void>
  /** That PgBouncer has carried, where it is between. */
  transactions?: (() => Promise<number>) | undefined
}

/** What somebody who has started a product writes down of it. */
export interface GivenProduct extends Running {
  stopFirstContent: readonly [string, ...string[]]
  /** PgBouncer's console, where it is between. */
  poolerUrl?: string | undefined
}

/** The product of which the file PRODUCT tells; nothing where it is not set. */
export function readGivenProduct(): Product | undefined {
  const file = process.env.PRODUCT
  if (!file) return undefined
  const { stopFirstContent, poolerUrl, ...running } = JSON.parse(readFileSync(file, 'utf8')) as GivenProduct
  const [command, ...args] = stopFirstContent
  return {
    ...running,
    stopFirstContent: async () => void (await promisify(execFile)(command, args)),
    transactions: poolerUrl === undefined ? undefined : () => transactionsOf(poolerUrl),
  }
}
