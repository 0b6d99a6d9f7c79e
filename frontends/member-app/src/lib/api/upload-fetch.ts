/**
 * Creates a `fetch` for one call that tells how much of the body has been sent, which `fetch` itself never does. Everything else is as
 * with `fetch`: credentials, headers, a rejection when no response came.
 */
export const createUploadFetch =
  (
    onUploaded: () => void,
    /** Called with a share from 0 to 1. */
    onProgress?: (share: number) => void,
  ): ((request: Request) => Promise<Response>) =>
  async (request) => {
    const body = await request.arrayBuffer()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      call.withCredentials = true
      call.responseType = 'text'
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      call.upload.addEventListener('load', onUploaded)
      call.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress?.(total > 0 ? loaded / total : 0),
      )
      call.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      call.addEventListener('abort', () => reject(new TypeError('Failed to fetch')))
      call.addEventListener('load', () => {
        const type = call.getResponseHeader('content-type')
        const headers = new Headers(type ? { 'content-type': type } : {})
        const retryAfter = call.getResponseHeader('retry-after')
        if (retryAfter) headers.set('retry-after', retryAfter)
        resolve(
          new Response(call.status === 204 ? null : call.responseText, { status: call.status, headers }),
        )
      })
      call.send(body)
    })
  }
