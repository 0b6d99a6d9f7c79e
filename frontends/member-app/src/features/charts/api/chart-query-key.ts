/** All queries about charts begin with this key, so that a change of one invalidates all of them. */
export const chartQueryKey = ['charts'] as const
