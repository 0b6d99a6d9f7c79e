import { join } from 'node:path'
import { cachedToolFolder } from './cached-tool-folder.ts'

/** Stripe's own stateless copy of its API (MIT), which refuses what Stripe would refuse: Go builds it once. */
export const stripeMockVersion = 'v0.203.0'
export const stripeMockModule = `github.com/stripe/stripe-mock@${stripeMockVersion}`

export function stripeMockFolder(): string {
  return cachedToolFolder(`stripe-mock-${stripeMockVersion}`)
}

export function stripeMockPath(): string {
  return join(stripeMockFolder(), 'stripe-mock')
}
