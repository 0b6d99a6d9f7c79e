/** The state of an upload on the server. */
export interface UploadVerdict {
  state: 'waiting' | 'checking' | 'ready' | 'refused'
  percent: number
  reason?: string
}
