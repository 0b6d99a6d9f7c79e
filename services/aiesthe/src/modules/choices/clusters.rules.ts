/** Moods, expression types I to IV and therapy courses share the numbers 1 to 4. */
export const clusters = [1, 2, 3, 4] as const

export type Cluster = (typeof clusters)[number]

export function isCluster(value: number): value is Cluster {
  return clusters.some((cluster) => cluster === value)
}
