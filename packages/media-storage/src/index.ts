export { createDiskStorage, type DiskStorage } from './disk-storage.ts'
export { formatMediaPart, type MediaPart, mediaPartHeader, parseMediaPart } from './media-part.ts'
export { PIECE_BYTES } from './read-buffers.ts'
export type { MediaStorage } from './storage.ts'
