import { HttpResponse, http } from 'msw'
import type { SetupServer } from 'msw/node'
import { onTestFinished } from 'vitest'

/** Marks the page as the gateway does (`local` or `live`) until the test is over. */
export function setPageMode(mode: string): void {
  const meta = document.createElement('meta')
  meta.name = 'hibiki-mode'
  meta.content = mode
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}

/** Serves how many demo sounds are ready, which the test may change, and counts the requests. */
export function serveDemoSounds(server: SetupServer) {
  const demo = { ready: 12, total: 163, requests: 0 }
  server.use(
    http.get(`${window.location.origin}/dev/demo-sounds`, () => {
      demo.requests += 1
      return HttpResponse.json({ ready: demo.ready, total: demo.total })
    }),
  )
  return demo
}
