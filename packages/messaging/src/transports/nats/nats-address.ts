/** The address of the broker, and the credentials. */
export interface NatsAddress {
  /** Addresses of its servers, comma-separated, each `nats://` or `tls://`: when one is lost the next is taken. */
  url: string
  /** Account of this service; userinfo in the address is not read. */
  user?: string | undefined
  password?: string | undefined
  /** PEM of the authority that signed the servers' certificates; without it the system's. Demands TLS. */
  caFile?: string | undefined
}

/** Returns the address as options of the driver. */
export function toNatsConnectionOptions(address: NatsAddress) {
  const servers = address.url.split(',').flatMap((server) => (server.trim() === '' ? [] : [server.trim()]))
  const { user, password, caFile } = address
  return {
    servers,
    ...(user && { user, pass: password ?? '' }),
    ...((caFile || servers.some((server) => server.startsWith('tls:'))) && {
      tls: caFile ? { caFile } : {},
    }),
  }
}
