/** What was asked for about charts; a change of any of it asks again for all of it. */
export const chartKey = ['charts'] as const
