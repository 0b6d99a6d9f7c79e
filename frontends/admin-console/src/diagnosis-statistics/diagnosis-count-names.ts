/** The counts of diagnoses, in the order of the columns. */
export const diagnosisCountNames = ['started', 'completed', 'published', 'unfinished'] as const

/** The service returns no figures for rows about fewer than five people. */
export const hasUnsuppressedFigures = ({ started }: { started: number | null }) => started !== null
