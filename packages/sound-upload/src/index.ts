export { compareFileWithUpload } from './compare-file-with-upload.ts'
export { hashSoundContent } from './content-hash.ts'
export { UnreadableFileError } from './file-bytes.ts'
export {
  findUnfinishedUploads,
  type ResumableWaitingUpload,
} from './find-unfinished-uploads.ts'
export {
  createUnfinishedUploadStorage,
  type UnfinishedUploadStorage,
} from './unfinished-upload-storage.ts'
export type { UploadStatus } from './upload-status.ts'
export {
  createUploadTransfer,
  type NewUploadFile,
  type UploadTarget,
  type UploadTransfer,
  type UploadTransferState,
} from './upload-transfer.ts'
