import { takeOverMessage } from '../lib/service-worker/offline-sounds-cache-name.ts'
import { respondWithMedia, shouldBypassWorker } from './respond-with-media.ts'
import {
  installShell,
  isPagePath,
  refreshStoredPage,
  removeOldShells,
  respondWithFile,
  respondWithStoredPage,
  type Shell,
} from './shell.ts'
import type { WorkerScope } from './worker-scope.ts'

/** The build fills this in (`build/service-worker.ts`). */
declare const SHELL: Shell
const shell: Shell = SHELL

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(installShell(shell)))

worker.addEventListener('activate', (event) =>
  // The worker also serves the page of the first visit from here on, so that its sounds can be stored.
  event.waitUntil(removeOldShells(shell).then(() => worker.clients.claim())),
)

worker.addEventListener('message', (event) => {
  if (event.data === takeOverMessage) void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== worker.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (!isPagePath(pathname)) return
    event.respondWith(respondWithStoredPage(shell, request))
    event.waitUntil(refreshStoredPage(shell))
  } else if (pathname.startsWith('/api/media/')) {
    if (!shouldBypassWorker(request)) event.respondWith(respondWithMedia(request))
  } else if (pathname.startsWith('/assets/') || shell.files.includes(pathname))
    event.respondWith(respondWithFile(request))
})
