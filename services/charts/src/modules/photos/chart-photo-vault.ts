import { createEncryptedFiles, type EncryptedFiles, type MediaStorage } from '@hibiki/media-storage'

/** Stores the re-encoded photos of records. */
export type ChartPhotoVault = EncryptedFiles<'photo'>

/** @param secrets of at least 32 characters: the first encrypts, all decrypt */
export function createChartPhotoVault(storage: MediaStorage, secrets: readonly string[]): ChartPhotoVault {
  return createEncryptedFiles(storage, {
    folder: 'chart-photos',
    parts: ['photo'],
    secrets,
    setting: 'CHART_PHOTO_KEY',
    purpose: { files: 'hibiki chart photos', digests: 'hibiki chart photo digests' },
  })
}
