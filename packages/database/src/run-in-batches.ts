const BATCH_SIZE = 500
/** Further batches wait for the next run, so that one run never blocks the database for long. */
const MAX_BATCHES = 20

/** Repeats work on at most `limit` rows until fewer were left than that. */
export async function runInBatches(work: (limit: number) => Promise<number>): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    if ((await work(BATCH_SIZE)) < BATCH_SIZE) return
  }
}
