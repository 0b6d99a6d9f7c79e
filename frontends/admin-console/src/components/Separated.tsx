import { Children, type ReactNode } from 'react'

/** Facts beside each other with dots between them; one that is missing leaves no dot behind. */
export function Separated({ facts }: { facts: readonly ReactNode[] }) {
  return Children.toArray(facts.filter((fact) => fact !== '')).flatMap((fact, index) =>
    index === 0 ? [fact] : [' · ', fact],
  )
}
