import { setImmediate as turn } from 'node:timers/promises'

/** The modules of the product are loaded one by one, since each load blocks this process for tenths of a second. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import('@hibiki/database'),
  () => import('@hibiki/http'),
  () => import('@hibiki/service'),
  () => import('@hibiki/identity'),
  () => import('@hibiki/billing'),
  () => import('@hibiki/content'),
  () => import('@hibiki/aiesthe'),
  () => import('@hibiki/charts'),
  () => import('@hibiki/support'),
  () => import('@hibiki/enterprise'),
  () => import('@hibiki/gateway'),
]

/** Loads all of the product's code piece by piece, so that others in this process get their turns meanwhile. */
export async function loadProductModules(): Promise<typeof import('./start-product.ts')> {
  for (const load of parts) {
    await load()
    await turn()
  }
  return import('./start-product.ts')
}
