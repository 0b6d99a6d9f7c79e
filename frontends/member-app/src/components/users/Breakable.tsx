import { Fragment } from 'react'

/** Text that may hold an address: it breaks after "@", "." and the like rather than before its last letter. */
export function Breakable({ children }: { children: string }) {
  return children.split(/(?<=[@._+-])/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name.
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
