/** Makes a call, once more after the password where the session's assurance is too low for it (`useConfirmed`, D-059). */
export type RunConfirmed = <T>(call: () => Promise<T>) => Promise<T>
