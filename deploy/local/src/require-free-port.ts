import { once } from 'node:events'
import { createServer } from 'node:net'
import { UserFacingError } from './user-facing-error.ts'

/**
 * Throws when the port is taken, before anything slow begins. It tries every address of this machine, because a browser that opens
 * `localhost` might otherwise reach another process on the other address.
 */
export async function requireFreePort(port: number): Promise<void> {
  if (port === 0) return
  for (const host of ['127.0.0.1', '::1', '::']) {
    const code = await tryToListen(port, host)
    if (code === 'EADDRINUSE') {
      throw new UserFacingError(
        `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
      )
    }
    if (code === 'EACCES') {
      throw new UserFacingError(
        `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`,
      )
    }
  }
}

async function tryToListen(port: number, host: string): Promise<string | undefined> {
  const server = createServer()
  try {
    server.listen({ port, host })
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}
