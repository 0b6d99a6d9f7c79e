/** A fresh start after a failed login (D1§8). */
export const reloadPage = (): void => window.location.reload()
