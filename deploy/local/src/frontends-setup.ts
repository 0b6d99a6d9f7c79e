import { buildFrontend } from './frontend/build-frontend.ts'
import { adminConsole, memberApp } from './frontend/frontends.ts'

/**
 * Vitest's global setup of the browser tests: builds both frontends before the first of them starts. They share the built
 * folders, so that none may build again while another serves them (`asBuilt`).
 */
export async function setup(): Promise<void> {
  const { signal } = new AbortController()
  for (const frontend of [memberApp, adminConsole]) await buildFrontend(frontend, { signal })
}
