import { BEST_BROTLI_QUALITY } from '@hibiki/frontend-build'
import { buildFrontend } from './frontend/build-frontend.ts'
import { adminConsole, memberApp } from './frontend/frontends.ts'

/**
 * Builds member app and console from the sources as they are now, unless that is done.
 *
 * @param options.forVisitors compresses as production does, where sizes are measured
 */
export async function buildFrontends({ forVisitors = false } = {}): Promise<void> {
  const { signal } = new AbortController()
  const options = { signal, ...(forVisitors && { brotliQuality: BEST_BROTLI_QUALITY }) }
  for (const frontend of [memberApp, adminConsole]) await buildFrontend(frontend, options)
}

/**
 * Vitest's global setup of the browser tests: both frontends before the first of them starts. They share the built folders, so that
 * none may build again while another serves them (`asBuilt`).
 */
export const setup = () => buildFrontends()
