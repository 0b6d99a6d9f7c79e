/** Simulates the Cache Storage of a device in memory, as far as the app uses it; keys are paths. */
export function createFakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const toKey = (request: RequestInfo | URL, ignoreSearch = false): string => {
    const url = new URL(request instanceof Request ? request.url : String(request), 'http://app.test')
    return ignoreSearch ? url.pathname : url.pathname + url.search
  }
  const getStore = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return store
  }
  const createCache = (name: string) => {
    const store = getStore(name)
    return {
      match: async (request: RequestInfo, options: CacheQueryOptions = {}) =>
        store.get(toKey(request, options.ignoreSearch))?.clone(),
      put: async (request: RequestInfo, response: Response) =>
        void store.set(toKey(request), response.clone()),
      delete: async (request: RequestInfo) => store.delete(toKey(request)),
      keys: async () => [...store.keys()].map((path) => new Request(`http://app.test${path}`)),
    }
  }
  return {
    open: async (name: string) => createCache(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
    async match(request: RequestInfo, how: MultiCacheQueryOptions = {}) {
      for (const name of how.cacheName ? [how.cacheName] : [...stores.keys()]) {
        const found = stores.has(name) ? await createCache(name).match(request, how) : undefined
        if (found) return found
      }
      return undefined
    },
    /** Returns the paths in one cache. */
    pathsIn: (name: string): string[] => [...(stores.get(name)?.keys() ?? [])].sort(),
  }
}
