import { Children, type ReactNode } from 'react'

/** Facts beside each other with dots between them; one that is missing leaves no dot behind. */
export function DotSeparated({ items }: { items: readonly ReactNode[] }) {
  return Children.toArray(items.filter((item) => item !== '')).flatMap((item, index) =>
    index === 0 ? [item] : [' · ', item],
  )
}
