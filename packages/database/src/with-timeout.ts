/**
 * Returns what a promise comes to, if it does within `timeoutMs`.
 *
 * @throws Error with the message and code ETIMEDOUT when it has not settled by then; what becomes of it afterwards is ignored
 */
export async function withTimeout<T>(
  promise: Promise<T>,
  { timeoutMs, message }: { timeoutMs: number; message: string },
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(Object.assign(new Error(message), { code: 'ETIMEDOUT' })), timeoutMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
