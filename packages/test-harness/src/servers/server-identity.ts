import { execFileSync } from 'node:child_process'

/**
 * Whom Postgres runs as. It refuses to run as root, so root drops to the user `postgres`, or to `nobody` where there is none;
 * anyone else runs it as themselves (empty).
 */
export function serverIdentity(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const uid = id('-u', user)
    const gid = id('-g', user)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error('Postgres refuses to run as root, and neither a user "postgres" nor "nobody" exists')
}

function id(flag: '-u' | '-g', user: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}
