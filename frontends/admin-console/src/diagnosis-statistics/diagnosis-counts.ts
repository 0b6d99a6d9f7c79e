/** What is counted of diagnoses, in the order of the tables. */
export const diagnosisCounts = ['started', 'completed', 'published', 'unfinished'] as const

/** Rows about fewer than five people have no figures. */
export const hasFigures = ({ started }: { started: number | null }) => started !== null
