/**
 * The health check of a container without a shell: `node /app/healthcheck.mjs <port>` exits with 0 when `/readyz` on that port responds 200.
 */
const port = process.argv[2]
try {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) })
  process.exitCode = response.ok ? 0 : 1
} catch {
  process.exitCode = 1
}
