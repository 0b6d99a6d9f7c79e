export { bucketProperties, checkBucket, readBucketSettings } from './bucket-settings.ts'
export { type RequestedRange, readRange } from './byte-range.ts'
export { createDiskStorage, type DiskStorage } from './disk-storage.ts'
export {
  formatMediaVerdict,
  type MediaFile,
  type MediaVerdict,
  mediaVerdictHeader,
  parseMediaVerdict,
} from './media-file.ts'
export { mediaLocationHeader } from './media-location.ts'
export { formatMediaPart, type MediaPart, mediaPartHeader, parseMediaPart } from './media-part.ts'
export { type MediaResponse, toMediaResponse } from './media-response.ts'
export { openMediaStorage } from './open-media-storage.ts'
export { PIECE_BYTES } from './piece-cache.ts'
export { checkPreconditions, isRangeCurrent } from './preconditions.ts'
export type { S3Settings } from './s3-settings.ts'
export type { MediaStorage } from './storage.ts'
