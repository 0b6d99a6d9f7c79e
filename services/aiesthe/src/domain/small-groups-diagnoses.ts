import { hiddenParts, isSmall } from './small-groups.ts'

/** Diagnoses, and of how many people they and their parts are. */
export interface DiagnosisGroup {
  started: number
  startedBy: number
  completed: number
  completedBy: number
  published: number
  publishedBy: number
  unfinished: number
  unfinishedBy: number
  /** Neither completed nor given up. */
  goingOnBy: number
  /** Completed and not published. */
  keptBy: number
  /** Started and not published. */
  unpublishedBy: number
}

/** What is told together: the people behind its numbers, and behind what is left of a row without them. */
const told = {
  started: { names: ['started'], people: (of: DiagnosisGroup) => [of.startedBy] },
  ended: {
    names: ['completed', 'unfinished'],
    people: (of: DiagnosisGroup) => [of.completedBy, of.unfinishedBy, of.goingOnBy],
  },
  published: {
    names: ['published'],
    people: (of: DiagnosisGroup) => [of.publishedBy, of.keptBy, of.unpublishedBy],
  },
} as const

export type DiagnosisFigure = (typeof told)[keyof typeof told]['names'][number]
export type DiagnosisFigures = Record<DiagnosisFigure, number | null>

/** The figures of all diagnoses and of two divisions of them, without what is about one to four people or would tell it. */
export function reportDiagnoses(
  total: DiagnosisGroup,
  divisions: readonly (readonly DiagnosisGroup[])[],
): { total: DiagnosisFigures; divisions: DiagnosisFigures[][] } {
  const all = figuresOf(total)
  const parts = divisions.map((rows) => rows.map(figuresOf))
  for (const { names, people } of Object.values(told)) {
    // A small number of the whole is small in its parts as well, so they do not tell it.
    if (all.started === null || isSmall({ people: people(total) })) hide(all, names)
    for (const [division, rows] of divisions.entries()) {
      const figures = parts[division] ?? []
      const hidden = hiddenParts(
        rows.map((row) => ({ size: row.started, people: people(row) })),
        { also: figures.map(({ started }) => started === null) },
      )
      for (const [at, row] of figures.entries()) if (hidden[at]) hide(row, names)
    }
  }
  return { total: all, divisions: parts }
}

const figuresOf = ({ started, completed, published, unfinished }: DiagnosisGroup): DiagnosisFigures => ({
  ...{ started, completed, published, unfinished },
})

function hide(figures: DiagnosisFigures, names: readonly DiagnosisFigure[]): void {
  for (const name of names) figures[name] = null
}
