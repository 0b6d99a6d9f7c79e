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
