/** A scrape is answered without a figure rather than late. */
const MAX_WAIT_MS = 2_000

/** The answer, or a rejection when it takes longer than 2 s. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no figures within two seconds')), MAX_WAIT_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
