/** Loads of whole pages. One object, whose methods tests can replace. */
export const pageLoads = {
  /** To a page outside this app. */
  leaveApp: (path: string): void => window.location.replace(path),
  /** A fresh start after a failed login. */
  reload: (): void => window.location.reload(),
}
