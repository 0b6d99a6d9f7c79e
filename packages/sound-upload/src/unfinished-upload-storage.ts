/** An upload in pieces that this browser began. */
export interface UnfinishedUpload {
  key: string
  /** The address that receives the pieces. */
  uploadUrl: string
  fileName: string
  fingerprint: string
  /** The start time in milliseconds since 1970. */
  begunAt: number
}

/** The unfinished uploads of one member in this browser, for one kind of sound. */
export interface UnfinishedUploadStorage {
  list(): UnfinishedUpload[]
  save(upload: UnfinishedUpload): void
  remove(key: string): void
}

/** The server removes an upload that is not completed after a day. */
const LIFETIME_MS = 24 * 3_600_000
const prefix = 'hibiki.unfinished-uploads'

/**
 * Stores unfinished uploads in the browser, so that they survive a reload.
 *
 * @param scope the owner and kind of the uploads, for example `<member id>.kanade`
 */
export function createUnfinishedUploadStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  scope: string,
  now: () => number = Date.now,
): UnfinishedUploadStorage {
  const name = `${prefix}.${scope}`
  const list = () => read(storage.getItem(name)).filter(({ begunAt }) => begunAt > now() - LIFETIME_MS)
  const write = (uploads: UnfinishedUpload[]) =>
    uploads.length === 0 ? storage.removeItem(name) : storage.setItem(name, JSON.stringify(uploads))
  return {
    list,
    save: (upload) => write([...list().filter(({ key }) => key !== upload.key), upload]),
    remove: (key) => write(list().filter((upload) => upload.key !== key)),
  }
}

/** Whatever else stands there is not ours to read. */
function read(text: string | null): UnfinishedUpload[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isUpload) : []
  } catch {
    return []
  }
}

const isUpload = (value: unknown): value is UnfinishedUpload =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'uploadUrl', 'fileName', 'fingerprint'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  ) &&
  typeof (value as UnfinishedUpload).begunAt === 'number'
