import { Children, type ReactNode } from 'react'

/** Joins items with dots between them; a missing item leaves no dot behind. */
export function DotSeparatedItems({ items }: { items: readonly ReactNode[] }) {
  return Children.toArray(items.filter((item) => item !== '')).flatMap((item, index) =>
    index === 0 ? [item] : [' · ', item],
  )
}
