/** Returns the metrics of a replica. */
async function read(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const values = new Map<string, number>()
  for (const line of text.split('\n')) {
    const [, name, value] = /^([a-z_]+)(?:\{[^}]*\})? ([0-9.e+-]+)$/i.exec(line) ?? []
    if (name) values.set(name, (values.get(name) ?? 0) + Number(value))
  }
  return values
}

/** Reads how many bytes of the heap are in use. */
export async function readHeapBytes(url: string): Promise<number> {
  return (await read(url)).get('nodejs_heap_size_used_bytes') ?? Number.NaN
}

/** Reads the rooms' own figures as operators see them. */
export async function readRoomMetrics(copies: readonly string[]): Promise<string> {
  const names = ['room_connections', 'room_leases', 'room_push_seconds_count', 'room_silent_sections']
  const all = await Promise.all(copies.map(read))
  return names.map((name) => `${name} ${all.map((values) => values.get(name) ?? '-').join('/')}`).join(', ')
}
