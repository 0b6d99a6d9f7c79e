import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { AppProviders } from './app/AppProviders.tsx'
import { createAppRouter, preloadRoutes } from './app/router.tsx'
import { startI18n } from './lib/i18n/i18n.ts'

// This must not be a top-level await: the pages' chunks import this one, and each would wait for the other.
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // The router shows and retries a failure of the second.
  await Promise.all([startI18n(), preloadRoutes(window.location.pathname).catch(() => undefined)])
  const app = createRoot(root)
  // The transition renders in slices, because a slow phone would otherwise respond to no touch until the whole page is done.
  startTransition(() => app.render(<AppProviders router={createAppRouter()} />))
}

void start()
