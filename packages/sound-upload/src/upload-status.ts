/** The state of an upload on the server. */
export interface UploadStatus {
  state: 'waiting' | 'checking' | 'ready' | 'refused'
  percent: number
  reason?: string
}
