import { buildFrontend } from './frontend/build-frontend.ts'
import { adminConsole, memberApp } from './frontend/frontends.ts'

/** Builds member app and console from the sources as they are now, unless that is done. */
export async function buildFrontends(o: { brotliQuality?: number } = {}): Promise<void> {
  const { signal } = new AbortController()
  for (const frontend of [memberApp, adminConsole]) await buildFrontend(frontend, { signal, ...o })
}

/**
 * Vitest's global setup of the browser tests: both frontends before the first of them starts. They share the built folders, so that
 * none may build again while another serves them (`asBuilt`).
 */
export const setup = () => buildFrontends()
