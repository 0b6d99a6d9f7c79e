import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { createAppRouter, prepareRoutes } from './app/router.tsx'
import { startI18n } from './lib/i18n/i18n.ts'

// Not awaited at the top level: the pages' chunks import this one, and would wait for it while it waits for them.
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // A failure of the second is shown by the router, which tries again.
  await Promise.all([startI18n(), prepareRoutes(window.location.pathname).catch(() => undefined)])
  const app = createRoot(root)
  // In slices, or a slow phone would answer no touch for as long as the whole page takes.
  startTransition(() => app.render(<Providers router={createAppRouter()} />))
}

void start()
