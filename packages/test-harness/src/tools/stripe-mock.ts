import { join } from 'node:path'
import { cachedToolFolder } from './cached-tool-folder.ts'

/** Stripe's own stateless mock of its API (MIT), which rejects what Stripe would reject; Go builds it once. */
export const stripeMockVersion = 'v0.203.0'
export const stripeMockModule = `github.com/stripe/stripe-mock@${stripeMockVersion}`

export function stripeMockFolder(): string {
  return cachedToolFolder(`stripe-mock-${stripeMockVersion}`)
}

export function stripeMockPath(): string {
  return join(stripeMockFolder(), 'stripe-mock')
}
