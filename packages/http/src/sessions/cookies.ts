/**
 * Names of the session cookies. Prefixed names make browsers refuse them from an insecure page or another host;
 * they need https, so local mode uses plain ones.
 */
export function cookieNames(secure: boolean): { access: string; refresh: string } {
  return secure
    ? { access: '__Host-hibiki-access', refresh: '__Secure-hibiki-refresh' }
    : { access: 'hibiki-access', refresh: 'hibiki-refresh' }
}
