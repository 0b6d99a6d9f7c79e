export { bucketProperties, bucketSettings, checkBucket } from './bucket-settings.ts'
export { type RequestedRange, readRange } from './byte-range.ts'
export { createDiskStorage, type DiskStorage } from './disk-storage.ts'
export {
  formatMediaVerdict,
  type MediaFile,
  type MediaVerdict,
  mediaVerdictHeader,
  parseMediaVerdict,
} from './media-file.ts'
export { formatMediaPart, type MediaPart, mediaPartHeader, parseMediaPart } from './media-part.ts'
export { mediaPlaceHeader } from './media-place.ts'
export { type MediaResponse, mediaResponseOf } from './media-response.ts'
export { openMediaStorage } from './open-media-storage.ts'
export { PIECE_BYTES } from './piece-cache.ts'
export { checkPreconditions, rangeStillApplies } from './preconditions.ts'
export type { S3Settings } from './s3-settings.ts'
export type { MediaStorage } from './storage.ts'
