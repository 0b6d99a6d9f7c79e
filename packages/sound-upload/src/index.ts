export { compareFile } from './compare-file.ts'
export { hashContent } from './content-hash.ts'
export { UnreadableFileError } from './file-bytes.ts'
export { findUnfinished, type Resumable } from './find-unfinished.ts'
export {
  createTransfer,
  type OpenedFile,
  type Transfer,
  type TransferState,
  type UploadTarget,
} from './transfer.ts'
export {
  createUnfinishedUploads,
  type UnfinishedUploads,
} from './unfinished-uploads.ts'
export type { UploadVerdict } from './upload-verdict.ts'
