/** How an upload stands at the server. */
export interface UploadVerdict {
  state: 'waiting' | 'checking' | 'ready' | 'refused'
  percent: number
  reason?: string
}
