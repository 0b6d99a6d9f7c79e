/** The service worker asks the page that is focused to open a path, so that what it plays goes on. */
export interface OpenPathMessage {
  type: 'OPEN_PATH'
  path: string
}
