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
