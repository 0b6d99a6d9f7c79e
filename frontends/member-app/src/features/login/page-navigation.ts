/** Functions that load a whole page; they are methods of one object, so that tests can replace them. */
export const pageNavigation = {
  /** Opens a page outside this app. */
  leaveApp: (path: string): void => window.location.replace(path),
  /** Reloads the page after a failed login. */
  reload: (): void => window.location.reload(),
}
