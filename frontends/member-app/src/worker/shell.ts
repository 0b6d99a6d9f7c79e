/** One build of the app as the worker stores it. */
export interface Shell {
  version: string
  /** The script that only the page of this build names. */
  entry: string
  /** Paths of the files that every page may need. */
  files: readonly string[]
}

const prefix = 'hibiki-shell-'
/** This cache holds fonts and other files that a page requested once. */
const assetsCache = 'hibiki-assets'
const MAX_ASSETS = 200
/** The files are fetched a few at a time, so that the page that is being opened comes first. */
const PARALLEL = 4

/** File names contain a hash of their content, so only the compression varies, which the browser has undone. */
const byPath: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true }

/** The console, the API, files and operators' paths (the gateway's `reserved`) are no pages of the app. */
const noPage = /^\/(admin|api|dev|internal|metrics|readyz|healthz|openapi\.json)(\/|$)|\.[a-z0-9]+$/i
export const isPagePath = (path: string): boolean => !noPage.test(path)

/**
 * Stores a build as a whole: its page names its own files only, so no page runs parts of two builds. When the servers deliver the page of
 * another build, the installation fails, and the browser retries it later.
 */
export async function installShell(shell: Shell): Promise<void> {
  const cache = await caches.open(prefix + shell.version)
  await cache.put('/', await fetchPage(shell))
  const waiting = [...shell.files]
  const fetchNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const known = file.startsWith('/assets/') ? await caches.match(file, byPath) : undefined
      await cache.put(file, known ?? (await fetchFile(file)))
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, fetchNext))
}

/** Keeps the previous build, because a tab that still shows it needs its files. */
export async function removeOldShells({ version }: Shell): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + version)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** Responds with the stored page of this build, which opens at once with and without a network. */
export async function respondWithStoredPage(shell: Shell, request: Request): Promise<Response> {
  const cached = await (await caches.open(prefix + shell.version)).match('/')
  return cached ?? fetch(request)
}

/** Renews nonce and headers of the stored page for the next time, unless the server has another build. */
export async function refreshStoredPage(shell: Shell): Promise<void> {
  const page = await fetchPage(shell).catch(() => null)
  if (page) await (await caches.open(prefix + shell.version)).put('/', page)
}

/** Responds with a stored file of this or the last build; otherwise fetches and stores it. */
export async function respondWithFile(request: Request): Promise<Response> {
  const cached = await caches.match(request, byPath)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok && /\.(woff2|js|css)$/.test(new URL(request.url).pathname))
    await cacheAsset(request, response.clone()).catch(() => undefined)
  return response
}

async function cacheAsset(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(assetsCache)
  await cache.put(request, response)
  const oldest = (await cache.keys()).slice(0, -MAX_ASSETS)
  await Promise.all(oldest.map((each) => cache.delete(each)))
}

/** Credentials are omitted, because the page is the same for all visitors. */
async function fetchPage({ entry }: Shell): Promise<Response> {
  const page = await fetchFile('/', { cache: 'no-store', credentials: 'omit' })
  if (!(await page.clone().text()).includes(entry)) throw new Error('the server has another build')
  return page
}

async function fetchFile(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, init)
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  return response
}
