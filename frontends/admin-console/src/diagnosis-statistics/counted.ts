/** What is counted of diagnoses, in the order of the tables. */
export const counted = ['started', 'completed', 'published', 'unfinished'] as const
