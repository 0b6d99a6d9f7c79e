export { type ComparedFile, compareFile } from './compare-file.ts'
export { UnreadableFileError } from './file-bytes.ts'
export { findUnfinished, type Resumable, type WaitingUpload } from './find-unfinished.ts'
export { fingerprintOf } from './fingerprint.ts'
export {
  createTransfer,
  type OpenedFile,
  type Transfer,
  type TransferState,
  type UploadTarget,
  type UploadVerdict,
} from './transfer.ts'
export {
  createUnfinishedUploads,
  type UnfinishedUpload,
  type UnfinishedUploads,
} from './unfinished-uploads.ts'
