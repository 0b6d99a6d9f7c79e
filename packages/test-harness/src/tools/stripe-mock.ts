import { join } from 'node:path'
import { getCachedToolFolder } from './cached-tool-folder.ts'

/** Stripe's own stateless mock of its API (MIT), which rejects what Stripe would reject; Go builds it once. */
const stripeMockVersion = 'v0.203.0'
export const stripeMockModule = `github.com/stripe/stripe-mock@${stripeMockVersion}`

export function getStripeMockFolder(): string {
  return getCachedToolFolder(`stripe-mock-${stripeMockVersion}`)
}

export function getStripeMockPath(): string {
  return join(getStripeMockFolder(), 'stripe-mock')
}
