/** Heap in use of processes that are never restarted, as their metrics say, over the time of a soak. */
export interface HeapWatch {
  sample(): Promise<void>
  /**
   * Growth from the first window to the last, each by its smallest sample: what is left after a collection.
   *
   * @param windowMs length of each window; the first begins `warmUpMs` after the first sample
   */
  growth(options: { warmUpMs: number; windowMs: number }): { name: string; before: number; after: number }[]
}

/** @param addresses of `/metrics`, by name */
export function createHeapWatch(addresses: Record<string, string>): HeapWatch {
  const start = performance.now()
  const samples = new Map<string, { at: number; bytes: number }[]>(
    Object.keys(addresses).map((name) => [name, []]),
  )
  return {
    async sample() {
      for (const [name, address] of Object.entries(addresses)) {
        // A busy process may be late with one sample; the next one counts.
        const text = await fetch(address, { signal: AbortSignal.timeout(5_000) })
          .then((response) => response.text())
          .catch(() => '')
        const bytes = Number(/^nodejs_heap_size_used_bytes(?:\{.*\})? (\S+)/m.exec(text)?.[1])
        if (bytes > 0) samples.get(name)?.push({ at: performance.now() - start, bytes })
      }
    },
    growth: ({ warmUpMs, windowMs }) =>
      [...samples].map(([name, all]) => {
        const end = all.at(-1)?.at ?? 0
        const least = (from: number, until: number) =>
          Math.min(...all.filter(({ at }) => at >= from && at <= until).map(({ bytes }) => bytes))
        return { name, before: least(warmUpMs, warmUpMs + windowMs), after: least(end - windowMs, end) }
      }),
  }
}
