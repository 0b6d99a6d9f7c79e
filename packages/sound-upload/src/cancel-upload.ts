/**
 * Cancels an upload, which the server then deletes; one that it no longer knows counts as cancelled. Returns false when the session has
 * ended and must be renewed first.
 *
 * @throws when the server cannot be reached or fails
 */
export async function cancelUpload(uploadUrl: string): Promise<boolean> {
  const { ok, status } = await fetch(new URL(uploadUrl, globalThis.location.origin).href, {
    method: 'DELETE',
    headers: { 'Tus-Resumable': '1.0.0' },
    credentials: 'same-origin',
  })
  if (status === 401) return false
  if (ok || status === 404 || status === 410) return true
  throw new Error(`the upload was not given up: ${status}`)
}
