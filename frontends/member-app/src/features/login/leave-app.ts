/** To a page outside this app, by a full load. */
export const leaveApp = (path: string): void => window.location.replace(path)
