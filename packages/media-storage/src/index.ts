export {
  bucketSettingsProperties,
  toS3Settings,
  validateBucketSettings,
} from './bucket-settings.ts'
export { parseRangeHeader, type RequestedRange } from './byte-range.ts'
export { createDiskStorage, type DiskStorage } from './disk-storage.ts'
export {
  createEncryptedFiles,
  type EncryptedFiles,
  type EncryptedFilesOptions,
} from './encrypted-files.ts'
export {
  formatMediaLinkVerdict,
  type MediaFile,
  type MediaLinkVerdict,
  mediaLinkVerdictHeader,
  parseMediaLinkVerdict,
} from './media-file.ts'
export { mediaLocationHeader } from './media-location.ts'
export { formatMediaPart, type MediaPart, mediaPartHeader, parseMediaPart } from './media-part.ts'
export { type MediaResponse, toMediaResponse } from './media-response.ts'
export type { MediaStorage } from './media-storage.ts'
export { openMediaStorage } from './open-media-storage.ts'
export { PIECE_BYTES } from './piece-cache.ts'
export {
  evaluatePreconditions,
  isIfRangeSatisfied,
} from './preconditions.ts'
export type { S3Settings } from './s3-settings.ts'
export { createSealedFiles, type SealedFiles } from './sealed-files.ts'
