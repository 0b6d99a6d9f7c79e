/** The settings for a bucket of an S3-compatible server. */
export interface S3Settings {
  /** Empty: AWS itself. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}
