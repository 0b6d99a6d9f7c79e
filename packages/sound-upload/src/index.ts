export { compareFileWithUpload as compareFile } from './compare-file-with-upload.ts'
export { hashSoundContent as hashContent } from './content-hash.ts'
export { UnreadableFileError } from './file-bytes.ts'
export {
  findUnfinishedUploads as findUnfinished,
  type ResumableWaitingUpload as Resumable,
} from './find-unfinished-uploads.ts'
export {
  createUnfinishedUploadStorage as createUnfinishedUploads,
  type UnfinishedUploadStorage as UnfinishedUploads,
} from './unfinished-upload-storage.ts'
export type { UploadStatus as UploadVerdict } from './upload-status.ts'
export {
  createUploadTransfer as createTransfer,
  type NewUploadFile as OpenedFile,
  type UploadTarget,
  type UploadTransfer as Transfer,
  type UploadTransferState as TransferState,
} from './upload-transfer.ts'
